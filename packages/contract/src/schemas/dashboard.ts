import { z } from 'zod';
import { claimedId, count } from './fields.ts';
import { order } from './orders.ts';

export const dashboardParams = z.object({ userId: claimedId });

export const dashboardResponse = z.object({
  totalOrder: count,
  pendingOrder: count,
  cancelledOrder: count,
  recentOrders: z.array(order),
});
export type DashboardData = z.infer<typeof dashboardResponse>;
