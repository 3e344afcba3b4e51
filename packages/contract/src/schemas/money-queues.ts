import { z } from 'zod';
import { collectStatuses } from '../statuses.ts';
import { limits } from '../limits.ts';
import { bodyInteger, count, isoDate, messageOnly, objectId, optionalText, ordersPageNumber, rwf } from './fields.ts';

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

const handIn = z.object({
  _id: z.string(),
  personId: z.string(),
  name: z.string(),
  recorded: rwf.meta({ description: 'What the payments come to' }),
  counted: rwf.meta({ description: 'What was handed in' }),
  note: z.string().meta({ description: 'Why the two differ' }),
  takenBy: z.string(),
  at: isoDate,
});
export type CashHandIn = z.infer<typeof handIn>;

export const cashResponse = z.object({
  people: z
    .array(z.object({ _id: z.string(), name: z.string(), count, sum: rwf, since: isoDate }))
    .meta({ description: 'Who has cash in hand, the longest first' }),
  handIns: z.array(handIn),
  total: count,
  perPage: count,
});
export type Cash = z.infer<typeof cashResponse>;

export const cashParams = z.object({ personId: objectId('Person') });
export const cashOfQuery = z.object({ handIn: objectId('Hand-in').optional() });
export const cashOfResponse = z.object({
  name: z.string(),
  payments: z.array(
    z.object({
      _id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      toCollect: rwf.meta({ description: 'What was open when it was recorded' }),
      amount: rwf,
      at: isoDate,
    }),
  ),
  sum: rwf,
  handIn: handIn.optional(),
});
export type CashOf = z.infer<typeof cashOfResponse>;

/** At once; who has more hands in twice. */
export const mostHandedIn = 500;

export const handInCashBody = z.object({
  payments: z
    .array(objectId('Payment'), { error: 'Payments must be a list' })
    .min(1, 'There is no cash to hand in')
    .max(mostHandedIn, `At most ${mostHandedIn} payments at once`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each payment once'),
  counted: bodyInteger('Cash counted', 0, limits.priceRwf * 100),
  note: optionalText('Note', limits.noteLength),
});
export type HandInCashBody = z.infer<typeof handInCashBody>;
export const cashHandedIn = messageOnly.extend({ handInId: z.string() });
