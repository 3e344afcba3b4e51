import { z } from 'zod';
import { limits } from '../limits.ts';
import { cancelReasons, contactWays } from '../statuses.ts';
import { askedContact, readContact } from './contact.ts';
import { bodyInteger, count, isoDate, messageOnly, objectId, requiredText, rwf } from './fields.ts';
import { keptShipping } from './orders.ts';
import { notes, optionalNote } from './seller-orders.ts';
import { shippingInfo } from './shipping.ts';

const notAProduct = { error: 'Each line must name a product' };
const line = z.object(
  { productId: objectId('Product'), quantity: bodyInteger('Quantity', 0, limits.quantityPerLine) },
  notAProduct,
);

/** What is to become of an order. What is not named stays as it is. */
const wish = {
  lines: z
    .array(line, notAProduct)
    .max(limits.orderProducts, `An order may hold at most ${limits.orderProducts} products`)
    .refine((lines) => new Set(lines.map(({ productId }) => productId.toLowerCase())).size === lines.length, {
      error: 'Each product may be named once',
    })
    .default([])
    .meta({ description: 'How many there shall be of a product; 0 takes it out' }),
  shipping_info: shippingInfo.optional(),
  call: z
    .object(askedContact)
    .transform((asked, context) => readContact(asked, context))
    .optional(),
};

export const previewOrderChangeBody = z.object(wish);
export type OrderWish = z.output<typeof previewOrderChangeBody>;

export const changeOrderBody = z.object({
  ...wish,
  revision: count.meta({ description: 'Of the order as it was shown; one that has changed since is refused' }),
  reason: requiredText('Reason', limits.noteLength).meta({ description: 'The customer reads it' }),
  note: optionalNote.meta({ description: 'For the house: the customer never reads it' }),
  total: z
    .number({ error: 'Amounts must be numbers' })
    .optional()
    .meta({ description: 'What was shown as the new total, to be compared' }),
});
export type ChangeOrderBody = z.output<typeof changeOrderBody>;

const takenOff = z
  .object(
    {
      productId: objectId('Product'),
      quantity: bodyInteger('Quantity', 1, limits.quantityPerLine).meta({ description: 'How many are taken off' }),
      damaged: bodyInteger('Damaged', 0, limits.quantityPerLine)
        .default(0)
        .meta({ description: 'How many of them cannot be sold again; only of what is no longer pending' }),
    },
    notAProduct,
  )
  .refine(({ quantity, damaged }) => damaged <= quantity, {
    error: 'No more can be damaged than are taken off',
    path: ['damaged'],
  });

const cancelled = {
  lines: z
    .array(takenOff, notAProduct)
    .max(limits.orderProducts, `An order may hold at most ${limits.orderProducts} products`)
    .refine((lines) => new Set(lines.map(({ productId }) => productId.toLowerCase())).size === lines.length, {
      error: 'Each product may be named once',
    })
    .default([]),
};

export const previewCancellationBody = z.object(cancelled);
export type CancelWish = z.output<typeof previewCancellationBody>;

export const cancelItemsBody = z
  .object({
    ...cancelled,
    revision: count.meta({ description: 'Of the order as it was shown; one that has changed since is refused' }),
    reason: z.enum(cancelReasons, { error: 'Choose a reason' }),
    ...notes,
    total: z
      .number({ error: 'Amounts must be numbers' })
      .optional()
      .meta({ description: 'What was shown as the new total, to be compared' }),
  })
  .refine(({ reason, customerNote }) => reason !== 'other' || customerNote !== '', {
    error: 'Say why',
    path: ['customerNote'],
  });
export type CancelItemsBody = z.output<typeof cancelItemsBody>;

const sums = z.object({ items: rwf, voucher: rwf, shipping: rwf, total: rwf });
export type OrderSums = z.infer<typeof sums>;

const plannedLine = z.object({
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  shopName: z.string(),
  price: rwf.meta({ description: 'What one costs in this order' }),
  todayPrice: rwf.optional().meta({ description: 'What one costs now, where that differs' }),
  was: count,
  quantity: count,
  most: count.meta({ description: 'As many as there may be of it now' }),
  isOpen: z.boolean().meta({ description: 'It can be changed: not packed yet, or for a cancellation not delivered' }),
  isDeducted: z.boolean().meta({ description: 'Its units are out of the stock: some may come back damaged' }),
  refusal: z.string().optional(),
});
export type PlannedLine = z.infer<typeof plannedLine>;

/** The order as it would become. A shop sees its own part and that part's money, the office everything. */
const orderPlan = z.object({
  orderNumber: z.string(),
  revision: count,
  lines: z.array(plannedLine),
  before: sums,
  after: sums,
  words: z.array(z.string()).meta({ description: 'What the customer will read, besides the reason' }),
  refusal: z.string().optional().meta({ description: 'Why it cannot be changed like this' }),
  isCancellation: z.boolean().meta({ description: 'Nothing would be left of it' }),
  shippingInfo: keptShipping,
  contactBy: z.enum(contactWays),
  contactFrom: isoDate.optional(),
  contactUntil: isoDate.optional(),
  deliveryRefusal: z.string().optional().meta({ description: 'Why address and call cannot be changed' }),
});
export type OrderPlan = z.infer<typeof orderPlan>;

export const previewOrderChangeResponse = z.object({ plan: orderPlan });
export const previewCancellationResponse = previewOrderChangeResponse.extend({
  moneySays: z.array(z.string()).meta({ description: 'How the money of the order would stand' }),
});
export const changeOrderResponse = messageOnly.extend({ revision: count });

export const noteOrderBody = z
  .object({
    customerNote: optionalNote.meta({ description: 'The customer reads it, and is told' }),
    note: optionalNote.meta({ description: 'For the house: the customer never reads it' }),
  })
  .refine(({ customerNote, note }) => customerNote !== '' || note !== '', {
    error: 'Write a note',
    path: ['note'],
  });
export type NoteOrderBody = z.output<typeof noteOrderBody>;
