import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  bodyInteger,
  count,
  isoDate,
  objectId,
  optionalText,
  ordersPageNumber,
  queryInteger,
  requiredText,
} from './fields.ts';
import { queryDay } from './seller-exports.ts';

const day = (label: string) => z.iso.date({ error: `${label} is not a date like 2026-11-16` }).meta({ format: 'date' });
const francs = z.int().meta({ description: 'Whole Rwandan francs; below zero the shop owes them' });
const closingId = z.coerce.number().int().min(1).max(2_147_483_647);
const seller = objectId('Shop');

/** A shop's account with the market over a time: opening and closing balance, and what came between. */
const accountSums = z.object({
  opening: francs,
  sales: francs.meta({ description: 'Delivered goods at their prices, less what came back' }),
  voucher: francs.meta({ description: 'Vouchers of the shop itself; those of the whole market are the market’s cost' }),
  delivery: francs,
  commission: francs,
  received: francs.meta({ description: 'What customers paid to the shop itself' }),
  corrections: francs,
  paidOut: francs,
  closing: francs,
});
export type AccountSums = z.infer<typeof accountSums>;

const shopPayout = accountSums.extend({
  _id: z.string(),
  shopName: z.string(),
  account: z.string(),
  amount: count.meta({ description: 'To be paid; a balance below zero is carried over' }),
  toCollect: count.optional().meta({ description: 'What customers still owe for what is delivered' }),
  paidOn: z.string().optional(),
  reference: z.string().optional(),
});
export type ShopPayout = z.infer<typeof shopPayout>;

const closing = z.object({ _id: count, until: z.string(), closedBy: z.string(), amount: count, waiting: count });
export type PayoutClosing = z.infer<typeof closing>;

export const payoutsQuery = z.object({ until: queryDay('Last day') });
export const payoutsResponse = z.object({
  until: z.string(),
  shops: z.array(shopPayout),
  closings: z.array(closing).meta({ description: 'The newest first' }),
});
export type PayoutsResponse = z.infer<typeof payoutsResponse>;

export const closePayoutsBody = z.object({
  until: day('Last day'),
  seen: bodyInteger('Total', 0, Number.MAX_SAFE_INTEGER).meta({
    description: 'What the list came to that was looked at',
  }),
  after: bodyInteger('Last closing', 0, Number.MAX_SAFE_INTEGER).meta({
    description: 'The newest closing seen; 0: none',
  }),
});
export type ClosePayoutsBody = z.infer<typeof closePayoutsBody>;
export const payoutsClosed = z.object({ message: z.string(), closingId: count });

export const closingParams = z.object({ closingId });
export const closingResponse = closing.extend({ shops: z.array(shopPayout) });
export type ClosingResponse = z.infer<typeof closingResponse>;

export const payoutParams = closingParams.extend({ sellerId: seller });
export const markPayoutPaidBody = z.object({ paidOn: day('Paid on'), reference: requiredText('Reference', 60) });
export type MarkPayoutPaidBody = z.infer<typeof markPayoutPaidBody>;

export const statementParams = z.object({ sellerId: seller });
export const statementPageQuery = z.object({
  closing: queryInteger('Closing', 1, 2_147_483_647),
  pageNumber: ordersPageNumber,
});
export type StatementPageQuery = z.infer<typeof statementPageQuery>;

const entryKinds = ['sale', 'return', 'received', 'correction', 'payout'] as const;
const payoutEntry = z.object({
  _id: z.string(),
  kind: z.enum(entryKinds),
  at: isoDate,
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  sales: francs,
  voucher: francs,
  delivery: francs,
  commission: francs,
  amount: francs,
  note: z.string(),
});
export type PayoutEntry = z.infer<typeof payoutEntry>;

export const payoutStatementResponse = accountSums.extend({
  sellerId: z.string(),
  shopName: z.string(),
  account: z.string(),
  from: z.string().optional().meta({ description: 'The first day; absent: from the beginning' }),
  until: z.string().optional().meta({ description: 'The last day; absent: the period is still open' }),
  entries: z.array(payoutEntry),
  total: count,
  perPage: count,
  periods: z
    .array(z.object({ _id: count, until: z.string(), amount: count, paidOn: z.string().optional() }))
    .meta({ description: 'Those that are closed, the newest first' }),
});
export type PayoutStatement = z.infer<typeof payoutStatementResponse>;

export const correctBalanceBody = z.object({
  amount: bodyInteger('Amount', -limits.priceRwf, limits.priceRwf).refine(
    (amount) => amount !== 0,
    'Amount must not be 0',
  ),
  reason: requiredText('Reason', limits.noteLength),
});
export type CorrectBalanceBody = z.infer<typeof correctBalanceBody>;

export const payoutAccountBody = z.object({ account: optionalText('Account', 120) });

const percentRange = 'Commission must be from 0 to 100, with two decimal places at most';
const percent = z
  .number({ error: percentRange })
  .min(0, percentRange)
  .max(100, percentRange)
  .multipleOf(0.01, percentRange);

const named = z.object({ _id: z.string(), name: z.string() });
const commission = z.object({
  shop: named.optional(),
  category: named.optional(),
  percent: z.number(),
  since: isoDate,
  by: z.string(),
});
export type Commission = z.infer<typeof commission>;
export const commissionsResponse = z.object({
  commissions: z.array(commission).meta({ description: 'As they are now' }),
  shops: z.array(named),
  categories: z.array(named),
});
export const saveCommissionBody = z.object({
  shop: seller.optional(),
  category: objectId('Category').optional(),
  percent: percent.nullable().meta({ description: 'Null: the next wider one counts again' }),
});
export type SaveCommissionBody = z.infer<typeof saveCommissionBody>;
