import { z } from 'zod';
import { count, rwf } from './fields.ts';
import { statusCounts } from './seller-orders.ts';

/** What one shop sold on one day in Kigali; cancelled parts do not count. */
const salesDay = z.object({ day: z.string().meta({ description: 'yyyy-mm-dd' }), orders: count, sales: rwf });
export type SalesDay = z.infer<typeof salesDay>;

const lowStockProduct = z.object({ _id: z.string(), name: z.string(), available: count });
export type LowStockProduct = z.infer<typeof lowStockProduct>;

export const sellerDashboardResponse = z.object({
  salesByDay: z.array(salesDay),
  counts: statusCounts,
  callsWaiting: count,
  publishedProducts: count,
  lowStock: z.array(lowStockProduct),
});
export type SellerDashboard = z.infer<typeof sellerDashboardResponse>;
