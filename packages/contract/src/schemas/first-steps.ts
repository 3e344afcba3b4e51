import { z } from 'zod';
import { limits } from '../limits.ts';
import { bodyInteger, count, rwf } from './fields.ts';

const deliveryTerms = z.object({ fee: rwf, freeFrom: rwf });
export type DeliveryTerms = z.infer<typeof deliveryTerms>;
export const agreeToDeliveryBody = z.object({
  fee: bodyInteger('Fee', 0, limits.priceRwf),
  freeFrom: bodyInteger('Free from', 0, limits.priceRwf),
});

const isDone = z.boolean();

/** What an empty shop needs before it is open, each with whether its data have it. */
export const firstSteps = z.object({
  identity: z.object({ isDone, name: z.string(), email: z.string(), phone: z.string() }),
  categories: z.object({ isDone, count }),
  products: z.object({ isDone, count, onSale: count, waitingShops: count }),
  delivery: deliveryTerms.extend({ isDone }),
  office: z.object({ isDone, shopName: z.string() }),
  isOpen: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;
