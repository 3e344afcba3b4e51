import type { OrdersService } from './orders.service.ts';

export type DashboardDeps = { orders: OrdersService };

export type DashboardService = ReturnType<typeof createDashboardService>;

const recentOrders = 5;

export function createDashboardService({ orders }: DashboardDeps) {
  return {
    /** Counts and the newest orders, over what the customer has not cleared away. */
    async getDashboard(customerId: string) {
      const [counts, recent] = await Promise.all([
        orders.countOrders(customerId),
        orders.listNewest(customerId, recentOrders),
      ]);
      return { counts, recent };
    },
  };
}
