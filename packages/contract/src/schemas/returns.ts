import { z } from 'zod';
import { afterSaleLimits, returnReasons, returnStates } from '../after-sale.ts';
import { limits } from '../limits.ts';
import { paymentStatuses } from '../statuses.ts';
import { bodyInteger, count, isoDate, messageOnly, objectId, optionalText, ordersPageNumber, rwf } from './fields.ts';
import { paymentMethodName, paymentReference } from './payments.ts';
import { storedPicture } from './seller-products.ts';

/** What customers show of what is wrong: uploaded first, then named. */
export const customerPictures = z
  .array(storedPicture)
  .max(afterSaleLimits.pictures, `At most ${afterSaleLimits.pictures} pictures`)
  .default([]);

const units = (label: string, min: number) => bodyInteger(label, min, limits.quantityPerLine);

const returnLine = z.object({ _id: z.string(), name: z.string(), image: z.string(), quantity: count });

/** A return as its customer sees it. */
const orderReturn = z.object({
  _id: z.string(),
  shopName: z.string(),
  status: z.enum(returnStates),
  reason: z.enum(returnReasons),
  text: z.string(),
  pictures: z.array(z.string()),
  lines: z.array(returnLine),
  answer: z.string().meta({ description: 'How it comes back, or why not' }),
  refund: rwf.optional().meta({ description: 'What was given back, once that is noted' }),
  takenOff: rwf.optional().meta({ description: 'What was taken off what was still to be paid when it came back' }),
  openedBy: z.string().optional().meta({ description: 'Who opened it for the customer, where that was staff' }),
  createdAt: isoDate,
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** A delivered line, and what of it may still be returned. */
const returnableLine = returnLine.extend({
  quantity: count.meta({ description: 'How many units may be returned now' }),
  until: isoDate.optional().meta({ description: 'When the time to ask ends; absent: it cannot be returned' }),
  terms: z.string(),
});
export type ReturnableLine = z.infer<typeof returnableLine>;

export const orderReturnsResponse = z.object({ returns: z.array(orderReturn), lines: z.array(returnableLine) });
export type OrderReturns = z.infer<typeof orderReturnsResponse>;

export const askReturnBody = z.object({
  lines: z
    .array(z.object({ _id: objectId('Line'), quantity: units('Units', 1) }), { error: 'Choose what comes back' })
    .min(1, 'Choose what comes back')
    .max(limits.orderProducts, `At most ${limits.orderProducts} lines`)
    .refine((lines) => new Set(lines.map(({ _id }) => _id)).size === lines.length, 'Name each line once'),
  reason: z.enum(returnReasons, { error: 'Say why it comes back' }),
  text: optionalText('Text', afterSaleLimits.returnTextLength),
  pictures: customerPictures,
});
export type AskReturnBody = z.infer<typeof askReturnBody>;

export const returnAsked = messageOnly;

/** Opened by staff, who are told of it on the phone or at the counter. */
export const openReturnBody = askReturnBody.omit({ pictures: true });
export type OpenReturnBody = z.infer<typeof openReturnBody>;
export const returnableLinesResponse = z.object({ orderNumber: z.string(), lines: z.array(returnableLine) });
export const returnOpened = messageOnly.extend({
  returnIds: z.array(z.string()).meta({ description: 'One for each shop' }),
});

/** The same at the desk, with what the shop decides by. */
const sellerReturn = orderReturn.omit({ lines: true }).extend({
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  phone: z.string(),
  payment_status: z.enum(paymentStatuses),
  lines: z.array(
    returnLine.extend({
      price: rwf,
      restocked: count,
      units: z
        .array(z.object({ _id: z.string(), serial: z.string() }))
        .meta({ description: 'The units of the line the customer still has, to say which of them came back' }),
    }),
  ),
  goods: rwf.meta({ description: 'What was to be paid for these units, the share of a voucher taken off' }),
  mostRefund: rwf.meta({ description: 'How much of it may be given back' }),
  givenBack: rwf.meta({ description: 'What was given back for this order before; to a shop: for its part' }),
  methods: z.array(z.string()).meta({ description: 'How money may go back' }),
});
export type SellerReturn = z.infer<typeof sellerReturn>;

export const returnParams = z.object({ returnId: objectId('Return') });
export const returnResponse = z.object({ return: sellerReturn });
export const returnChanged = returnResponse.extend({ message: z.string() });

export const returnsQuery = z.object({
  status: z
    .enum([...returnStates, 'all', ''], { error: 'There is no such status' })
    .optional()
    .transform((status) => (status === '' || status === 'all' ? undefined : status)),
  pageNumber: ordersPageNumber,
});
export type ReturnsQuery = z.infer<typeof returnsQuery>;

const returnSummary = sellerReturn.pick({
  _id: true,
  orderNumber: true,
  customerName: true,
  shopName: true,
  status: true,
  reason: true,
  createdAt: true,
});

export const returnsResponse = z.object({
  returns: z.array(returnSummary.extend({ items: count })),
  total: count,
  perPage: count,
  counts: z.object({
    asked: count,
    accepted: count,
    refused: count,
    withdrawn: count,
    received: count,
    closed: count,
  }),
});
export type Returns = z.infer<typeof returnsResponse>;

/** Whoever refuses says why; whoever accepts says how it comes back. */
export const decideReturnBody = z
  .object({
    isAccepted: z.boolean({ error: 'Say whether it may come back' }),
    answer: optionalText('Answer', limits.noteLength),
  })
  .refine(({ isAccepted, answer }) => isAccepted || answer !== '', { path: ['answer'], error: 'Say why not' });
export type DecideReturnBody = z.infer<typeof decideReturnBody>;

export const receiveReturnBody = z.object({
  restock: z
    .array(z.object({ _id: objectId('Line'), quantity: units('Units', 0) }))
    .max(limits.orderProducts)
    .refine((lines) => new Set(lines.map(({ _id }) => _id)).size === lines.length, 'Name each line once')
    .meta({ description: 'How many units of which lines are sold again; what is not named is not' }),
  units: z
    .array(objectId('Unit'))
    .max(limits.orderProducts * limits.quantityPerLine)
    .default([])
    .meta({ description: 'Which units came back; without it those that are claimed, then the last of their line' }),
});
export type ReceiveReturnBody = z.output<typeof receiveReturnBody>;

export const closeReturnBody = z.object({
  refund: bodyInteger('Refund', 0, limits.priceRwf),
  method: paymentMethodName.optional().meta({ description: 'How money went back' }),
  reference: paymentReference.optional(),
});
export type CloseReturnBody = z.infer<typeof closeReturnBody>;
