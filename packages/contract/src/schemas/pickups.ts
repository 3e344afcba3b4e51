import { z } from 'zod';
import { limits } from '../limits.ts';
import { counterMethods } from '../statuses.ts';
import { bodyInteger, count, isoDate, objectId, optionalText, queryText, rwf } from './fields.ts';
import { paymentReference } from './payments.ts';

/** A shop's part of an order that is packed and waits for its customer. */
const waitingPickup = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  phone: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: count })),
  readyAt: isoDate,
  open: rwf.meta({ description: 'What is still to be collected for it' }),
});
export type WaitingPickup = z.infer<typeof waitingPickup>;

export const pickupsQuery = z.object({
  search: queryText('Order or code', limits.searchLength).meta({ description: 'The number of an order, or a code' }),
});
export const pickupsResponse = z.object({
  pickups: z.array(waitingPickup),
  code: z.string().optional().meta({ description: 'The code that was searched for and found' }),
});

export const pickupParams = z.object({ partId: objectId('Pickup') });

export const handOverBody = z
  .object({
    code: optionalText('Code', limits.secondStepCodeLength),
    reason: optionalText('Reason', limits.noteLength).meta({ description: 'Why there is no code, and who took it' }),
    collected: bodyInteger('Collected', 0, limits.priceRwf).default(0),
    method: z.enum(counterMethods, { error: 'Choose how it is paid' }).default(counterMethods[0]),
    reference: paymentReference.optional(),
  })
  .refine(({ code, reason }) => code !== '' || reason !== '', {
    error: 'Enter the code, or say why there is none',
    path: ['code'],
  });
export type HandOverBody = z.output<typeof handOverBody>;
