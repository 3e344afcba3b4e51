import { z } from 'zod';
import { limits } from '../limits.ts';
import { callOutcomes, deliveryStatuses, paymentStatuses } from '../statuses.ts';
import { count, isoDate, objectId, optionalText, ordersPageNumber, rwf } from './fields.ts';
import { keptShipping, orderEventKinds, orderProduct } from './orders.ts';

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
  expiresAt: isoDate.optional().meta({ description: 'It is cancelled then, unless confirmed or paid before' }),
  date: z.string(),
  createdAt: isoDate,
});
export type SellerOrderSummary = z.infer<typeof sellerOrderSummary>;

export const orderTimelineEntry = z.object({
  _id: z.string(),
  kind: z.enum(orderEventKinds),
  from: z.string(),
  to: z.string(),
  actor: z.enum(['customer', 'seller', 'admin', 'shop']),
  by: z.string().optional().meta({ description: 'Who of the staff it was, where that is known' }),
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

const sellerOrder = sellerOrderSummary.extend({
  products: z.array(orderProduct),
  itemsPrice: rwf,
  voucherDiscount: rwf,
  shippingFee: rwf,
  open: rwf.meta({ description: 'What is still to be collected for this shop’s part' }),
  shippingInfo: keptShipping,
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

export const sellerOrdersQuery = z.object({
  status: z
    .enum([...deliveryStatuses, 'all', ''], { error: 'There is no such status' })
    .optional()
    .transform((status) => (status === '' || status === 'all' ? undefined : status)),
  pageNumber: ordersPageNumber,
});
export type SellerOrdersQuery = z.infer<typeof sellerOrdersQuery>;

export const statusCounts = z.object({
  pending: count,
  processing: count,
  warehouse: count,
  placed: count,
  cancelled: count,
});
export type StatusCounts = z.infer<typeof statusCounts>;

export const sellerOrdersResponse = z.object({
  orders: z.array(sellerOrderSummary),
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

/** An order that waits to be confirmed by a call, soonest due first. */
const sellerCall = sellerOrderSummary.extend({
  phone: z.string(),
  ...contact,
  dueAt: isoDate,
  triesSoFar: count,
  area: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: count })),
});
export type SellerCall = z.infer<typeof sellerCall>;

export const sellerCallsQuery = z.object({ pageNumber: ordersPageNumber });
export const sellerCallsResponse = z.object({ calls: z.array(sellerCall), total: count, perPage: count });

export const noteCallBody = z.object({
  outcome: z.enum(callOutcomes, { error: 'Say how the call ended' }),
  ...notes,
});
