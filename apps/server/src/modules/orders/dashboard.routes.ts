import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentOrder } from './orders.presenter.ts';
import type { DashboardService } from './dashboard.service.ts';

export function registerDashboardRoutes(app: FastifyInstance, dashboard: DashboardService): void {
  serve(app, 'getDashboardData', { importance: 'checkout' }, async ({ customer }) => {
    const { counts, recent } = await dashboard.getDashboard(customer.id);
    return {
      totalOrder: counts.total,
      pendingOrder: counts.pending,
      cancelledOrder: counts.cancelled,
      recentOrders: recent.map(presentOrder),
    };
  });
}
