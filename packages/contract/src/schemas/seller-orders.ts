import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  bulkOrderChanges,
  callOutcomes,
  deliveryStatuses,
  moneyStates,
  orderChannels,
  orderSorts,
  paymentStatuses,
} from '../statuses.ts';
import { count, isoDate, objectId, optionalText, ordersPageNumber, queryText, requiredText, rwf } from './fields.ts';
import { keptShipping, orderEventKinds, orderProduct } from './orders.ts';
import { isInOrder, outOfOrder, period } from './seller-exports.ts';

const deliveryStatus = z.enum(deliveryStatuses);
const paymentStatus = z.enum(paymentStatuses);

/** A word about something, or none. */
export const optionalNote = optionalText('Note', limits.noteLength);

/** A word about a step: for the house, and for the customer. */
export const notes = {
  note: optionalNote.meta({ description: 'For the house: the customer never reads it' }),
  customerNote: optionalNote.meta({ description: 'The customer reads it' }),
};

/** An order as one shop sees it: its own part, its own money. */
export const sellerOrderSummary = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  price: rwf.meta({ description: 'What the customer pays for this shop’s part' }),
  items: count,
  delivery_status: deliveryStatus,
  payment_status: paymentStatus,
  isConfirmed: z.boolean().optional().meta({ description: 'Confirmed in a call, and still pending' }),
  expiresAt: isoDate.optional().meta({ description: 'It is cancelled then, unless confirmed or paid before' }),
  date: z.string(),
  createdAt: isoDate,
});
export type SellerOrderSummary = z.infer<typeof sellerOrderSummary>;

/** A line of a list of orders. */
export const listedOrder = sellerOrderSummary.extend({
  image: z.string().meta({ description: 'Of something that was ordered; empty where it has none' }),
  open: rwf.meta({ description: 'What is still to be collected' }),
  channel: z.enum(orderChannels),
  district: z.string(),
  riders: z.array(z.string()).meta({ description: 'Who takes it to the customer' }),
  isPickup: z.boolean().optional().meta({ description: 'Some of it is picked up at a shop' }),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const orderTimelineEntry = z.object({
  _id: z.string(),
  kind: z.enum(orderEventKinds),
  from: z.string(),
  to: z.string(),
  actor: z.enum(['customer', 'seller', 'admin', 'shop']),
  by: z.string().optional().meta({ description: 'Who of the staff it was, where that is known' }),
  shopName: z.string().optional().meta({ description: 'The shop whose part of the order it was' }),
  note: z.string().meta({ description: 'The customer reads it' }),
  houseNote: z.string().meta({ description: 'Only staff do' }),
  createdAt: isoDate,
});
export type OrderTimelineEntry = z.infer<typeof orderTimelineEntry>;

/** How, and if they said so when, the customer wants to be called. */
const contact = {
  contactBy: z.enum(['phone', 'whatsapp']),
  contactFrom: isoDate.optional(),
  contactUntil: isoDate.optional(),
};

/** The days it was promised for, where its place has a zone; days as 2026-12-25. */
export const promised = {
  promised: z.object({ from: z.string(), until: z.string() }).optional(),
};

const sellerOrder = sellerOrderSummary.extend({
  products: z.array(orderProduct),
  itemsPrice: rwf,
  voucherCode: z.string().optional().meta({ description: 'What the discount is called' }),
  voucherDiscount: rwf,
  shippingFee: rwf,
  open: rwf.meta({ description: 'What is still to be collected for this shop’s part' }),
  shippingInfo: keptShipping,
  ...promised,
  isPickup: z.boolean().meta({ description: 'The customer picks it up at the shop' }),
  ...contact,
  isShared: z.boolean().meta({ description: 'Other shops have a part in the same order' }),
  canChange: z.boolean().meta({ description: 'It is not packed yet' }),
  canCancel: z.boolean().meta({ description: 'It is not delivered yet: all of it or some can be ended' }),
  canReturn: z.boolean().meta({ description: 'It is delivered: a return can be opened for the customer' }),
  nextStatuses: z.array(deliveryStatus).meta({ description: 'The steps this part may take now' }),
  canMarkPaid: z.boolean(),
  moneySays: z.array(z.string()).meta({ description: 'How the money of an order stands that is this shop’s alone' }),
  awaitsCall: z.boolean(),
  timeline: z.array(orderTimelineEntry),
});
export type SellerOrder = z.infer<typeof sellerOrder>;

/** One of these words, or all of them. */
const queryChoice = <const Word extends string>(words: readonly Word[], error: string) =>
  z
    .enum([...words, 'all', ''], { error })
    .optional()
    .transform((word) => (word === '' || word === 'all' ? undefined : (word as Word | undefined)));

const queryId = (label: string) => queryText(label, limits.idLength);

const narrowed = {
  status: queryChoice(deliveryStatuses, 'There is no such status'),
  payment: queryChoice(moneyStates, 'Payment is open, part, paid or back'),
  ...period,
  channel: queryChoice(orderChannels, 'There is no such channel'),
  district: queryText('District', limits.shippingFieldLength),
  rider: queryId('Rider').meta({ description: 'The id of a rider, or none' }),
  search: queryText('Search', limits.searchLength).meta({
    description: 'Number, name, phone, product, serial number or payment reference',
  }),
  sort: queryChoice(orderSorts, 'Orders are sorted by newest, oldest, total or open'),
  pageNumber: ordersPageNumber,
};

export const sellerOrdersQuery = z.object(narrowed).refine(isInOrder, outOfOrder);
export type SellerOrdersQuery = z.infer<typeof sellerOrdersQuery>;

export const allOrdersQuery = z.object({ ...narrowed, shop: queryId('Shop') }).refine(isInOrder, outOfOrder);
export type AllOrdersQuery = z.infer<typeof allOrdersQuery>;

/** Filters of a list of orders, as its address has them. */
const savedFilters = z
  .string({ error: 'Say which filters' })
  .max(limits.noteLength, `Filters must be at most ${limits.noteLength} characters`)
  .regex(/^[\w.%+=&*-]*$/, 'These are no filters');
const viewName = requiredText('Name', limits.viewNameLength);

const orderView = z.object({
  _id: z.string(),
  name: z.string(),
  isWhole: z.boolean().meta({ description: 'Of the office’s list of all orders, and not of a shop’s' }),
  filters: z.string(),
});
export type OrderView = z.infer<typeof orderView>;

export const saveOrderViewBody = z.object({
  name: viewName,
  isWhole: z.boolean({ error: 'Say which list it is of' }),
  filters: savedFilters,
});
export type SaveOrderViewBody = z.infer<typeof saveOrderViewBody>;
export const renameOrderViewBody = z.object({ name: viewName });
export const orderViewParams = z.object({ viewId: objectId('View') });

/** What the filters of a list of orders offer. */
export const orderChoicesResponse = z.object({
  riders: z.array(z.object({ _id: z.string(), name: z.string() })),
  shops: z.array(z.object({ _id: z.string(), name: z.string() })).meta({ description: 'For the office' }),
  views: z.array(orderView).meta({ description: 'Filters this person has saved' }),
});
export type OrderChoices = z.infer<typeof orderChoicesResponse>;

export const changeOrdersBody = z
  .object({
    kind: z.enum(bulkOrderChanges, { error: 'There is no such change' }),
    orderIds: z
      .array(objectId('Order'), { error: 'Choose orders' })
      .min(1, 'Choose orders')
      .max(limits.ordersAtOnce, `At most ${limits.ordersAtOnce} orders at once`),
    status: z.enum(deliveryStatuses, { error: 'There is no such status' }).optional(),
    riderId: z
      .union([z.literal(''), objectId('Rider')])
      .optional()
      .meta({ description: 'Empty: nobody takes them' }),
  })
  .superRefine(({ kind, ...change }, context) => {
    const field = kind === 'status' ? 'status' : 'riderId';
    if (change[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: `Say which ${kind}` });
  });
export type ChangeOrdersBody = z.infer<typeof changeOrdersBody>;

export const ordersChanged = z.object({
  message: z.string(),
  changed: z.array(z.string()),
  refused: z.array(z.object({ _id: z.string(), orderNumber: z.string(), reason: z.string() })),
});
export type OrdersChanged = z.infer<typeof ordersChanged>;

export const statusCounts = z.object({
  pending: count,
  processing: count,
  warehouse: count,
  placed: count,
  cancelled: count,
});
export type StatusCounts = z.infer<typeof statusCounts>;

export const sellerOrdersResponse = z.object({
  orders: z.array(listedOrder),
  total: count,
  perPage: count,
  counts: statusCounts,
});

export const sellerOrderParams = z.object({ orderId: objectId('Order') });
export const sellerOrderResponse = z.object({ order: sellerOrder });
export const sellerOrderChanged = z.object({ message: z.string(), order: sellerOrder });

export const changeStatusBody = z.object({
  status: z.enum(deliveryStatuses, { error: 'There is no such status' }),
  ...notes,
});
export type ChangeStatusBody = z.output<typeof changeStatusBody>;

export const markPaidBody = z.object(notes).optional();

const calledLines = z.array(z.object({ name: z.string(), quantity: count }));

/** An order that waits to be confirmed by a call, soonest due first. */
const waitingCall = sellerOrderSummary.extend({
  phone: z.string(),
  ...contact,
  dueAt: isoDate,
  triesSoFar: count,
  area: z.string(),
  caller: z
    .object({ name: z.string(), isYou: z.boolean(), until: isoDate })
    .optional()
    .meta({ description: 'Who is calling the customer right now' }),
});
export type WaitingCall = z.infer<typeof waitingCall>;

const sellerCall = waitingCall.extend({ lines: calledLines });
export type SellerCall = z.infer<typeof sellerCall>;

export const sellerCallsQuery = z.object({ pageNumber: ordersPageNumber });
export const sellerCallsResponse = z.object({ calls: z.array(sellerCall), total: count, perPage: count });

export const noteCallBody = z.object({
  outcome: z.enum(callOutcomes, { error: 'Say how the call ended' }),
  ...notes,
});

/** The same with the parts of all shops: the customer is called once. */
const marketCall = waitingCall.extend({
  parts: z.array(z.object({ _id: z.string(), shopName: z.string(), price: rwf, lines: calledLines })),
});
export type MarketCall = z.infer<typeof marketCall>;

export const marketCallsResponse = z.object({ calls: z.array(marketCall), total: count, perPage: count });
export const noteMarketCallBody = noteCallBody.extend({
  parts: z
    .array(objectId('Part'), { error: 'Choose what the call was about' })
    .min(1, 'Choose what the call was about')
    .max(limits.orderProducts, 'That is more than an order has'),
});
export type NoteMarketCallBody = z.output<typeof noteMarketCallBody>;
export const takeCallBody = z.object({ isTaken: z.boolean({ error: 'Say whether you are calling' }) });
