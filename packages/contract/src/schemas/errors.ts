import { z } from 'zod';
import { errorCodes } from '../error-codes.ts';
import { count, rwf } from './fields.ts';

export const errorBody = z.object({
  error: z.string().meta({ description: 'A sentence for people' }),
  message: z.string().meta({ description: 'The same sentence' }),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `details` of `validation_failed`: the field at fault (dotted path) and a sentence about it. */
export const validationDetails = z.record(z.string(), z.string());
export type ValidationDetails = z.infer<typeof validationDetails>;

/** `details` of `out_of_stock`. */
export const outOfStockDetails = z.object({
  products: z.array(z.object({ productId: z.string(), name: z.string(), available: count })),
});
export type OutOfStockDetails = z.infer<typeof outOfStockDetails>;

/** `details` of `price_changed`: what the order costs now. */
export const priceChangedDetails = z.object({
  price: rwf,
  shipping_fee: rwf,
  voucher_discount: rwf,
  total: rwf,
  items: count,
});
export type PriceChangedDetails = z.infer<typeof priceChangedDetails>;

const WHOLE_REQUEST = 'The request must be a JSON object with the documented fields';

/** Turns a failed parse into the sentence and `details` of a `validation_failed` answer. */
export function describeValidation(error: z.ZodError): { message: string; details: ValidationDetails } {
  const details: ValidationDetails = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'request';
    details[field] ??= issue.path.length > 0 ? issue.message : WHOLE_REQUEST;
  }
  return { message: Object.values(details)[0] ?? WHOLE_REQUEST, details };
}
