import { z } from 'zod';
import { collectStatuses } from '../statuses.ts';
import { count, isoDate, ordersPageNumber, rwf } from './fields.ts';

/** Why money is to be given back: the goods are cancelled or came back, or more was paid than they cost. */
const backReasons = ['cancelled', 'return', 'cancelled_part', 'paid_twice', 'paid_too_much'] as const;
export type BackReason = (typeof backReasons)[number];

const orderToGiveBack = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  phone: z.string(),
  shopNames: z.array(z.string()),
  createdAt: isoDate,
  revision: count,
  back: rwf,
  reason: z.enum(backReasons),
  paidBy: z
    .array(z.object({ method: z.string(), amount: rwf, reference: z.string().optional() }))
    .meta({ description: 'How the customer paid' }),
  return: z
    .object({ _id: z.string(), most: rwf })
    .optional()
    .meta({ description: 'The return that waits to be closed, and the most that may be given back with it' }),
});
export type OrderToGiveBack = z.infer<typeof orderToGiveBack>;

export const toGiveBackQuery = z.object({ pageNumber: ordersPageNumber });
export const toGiveBackResponse = z.object({
  orders: z.array(orderToGiveBack),
  total: count,
  perPage: count,
  sum: rwf.meta({ description: 'What is to be given back for all of them' }),
  methods: z.array(z.string()).meta({ description: 'How money may go back' }),
});
export type ToGiveBack = z.infer<typeof toGiveBackResponse>;

const sums = { count, open: rwf };
const named = z.object({ _id: z.string(), name: z.string(), ...sums });

export const toCollectResponse = z.object({
  ...sums,
  statuses: z.array(z.object({ status: z.enum(collectStatuses), ...sums })),
  riders: z.array(named).meta({ description: 'The most first; `none` stands for parts that nobody takes yet' }),
  shops: z.array(named).meta({ description: 'The most first; a shop is shown none' }),
});
export type ToCollect = z.infer<typeof toCollectResponse>;
