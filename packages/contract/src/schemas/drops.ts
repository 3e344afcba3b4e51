import { z } from 'zod';
import { limits } from '../limits.ts';
import { dropRefusals } from '../statuses.ts';
import { bodyInteger, count, isoDate, nameText, objectId, rwf } from './fields.ts';
import { optionalNote } from './seller-orders.ts';

/** A shop's part of an order, as the rider who takes it to the customer sees it. */
const drop = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  shopName: z.string(),
  customerName: z.string(),
  phone: z.string(),
  district: z.string(),
  sector: z.string(),
  address: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: count })),
  toCollect: rwf,
});
export type Drop = z.infer<typeof drop>;

const doneDrop = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  isDelivered: z.boolean().meta({ description: 'Else it was refused' }),
  collected: rwf,
  at: isoDate,
});

export const dropsResponse = z.object({
  drops: z.array(drop).meta({ description: 'What is packed for this rider, by district and sector' }),
  done: z.array(doneDrop).meta({ description: 'What this rider has done today' }),
});
export type Drops = z.infer<typeof dropsResponse>;

export const dropParams = z.object({ partId: objectId('Delivery') });

export const deliverDropBody = z.object({
  receivedBy: nameText('Received by', limits.nameLength),
  collected: bodyInteger('Collected', 0, limits.priceRwf).default(0),
});
export type DeliverDropBody = z.infer<typeof deliverDropBody>;

export const refuseDropBody = z.object({
  reason: z.enum(dropRefusals, { error: 'Choose a reason' }),
  note: optionalNote,
});
export type RefuseDropBody = z.infer<typeof refuseDropBody>;
