import { z } from 'zod';
import { count, rwf } from './fields.ts';

/** What one shop, or for the office all of them, sold on one day in Kigali; cancelled parts do not count. */
const salesDay = z.object({ day: z.string().meta({ description: 'yyyy-mm-dd' }), orders: count, sales: rwf });
export type SalesDay = z.infer<typeof salesDay>;

const lowStockProduct = z.object({ _id: z.string(), name: z.string(), available: count });
export type LowStockProduct = z.infer<typeof lowStockProduct>;

/** How much waits for somebody, a figure for each list. The office counts every shop's, and some things only it sees. */
export const waitingResponse = z.object({
  pending: count,
  processing: count,
  warehouse: count,
  toCall: count.meta({ description: 'Of the own shop, as the call desk lists them' }),
  toCollectRwf: rwf,
  toGiveBackRwf: rwf.meta({ description: 'Of orders that no other shop has a part in; for the office of all' }),
  returnsAsked: count,
  returnsReceived: count,
  claims: count,
  lowStock: count.meta({ description: 'Products of the own shop' }),
  chats: count.meta({ description: 'Conversations of the own shop with something unread' }),
  payments: count.optional(),
  failedMessages: count.optional().meta({ description: 'Of the last seven days' }),
  shops: count.optional(),
  reportedReviews: count.optional(),
  productsToCheck: count.optional(),
});
export type Waiting = z.infer<typeof waitingResponse>;

const dayFigures = z.object({ orders: count, moneyIn: rwf });

export const sellerDashboardResponse = z.object({
  today: dayFigures,
  lastWeek: dayFigures.meta({ description: 'The same weekday a week ago, up to this time of day' }),
  waiting: waitingResponse,
  salesByDay: z.array(salesDay),
  hasProducts: z.boolean().meta({ description: 'Whether anything of this shop, for the office of any, is on sale' }),
  lowStock: z.array(lowStockProduct),
});
export type SellerDashboard = z.infer<typeof sellerDashboardResponse>;
