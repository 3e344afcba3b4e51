import { z } from 'zod';
import { errorCodes } from '../error-codes.ts';

export const errorBody = z.object({
  error: z.string().meta({ description: 'A sentence for people' }),
  message: z.string().meta({ description: 'The same sentence' }),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `details` of `validation_failed`: the field at fault (dotted path) and a sentence about it. */
type ValidationDetails = Record<string, string>;

/** `details` of `out_of_stock`. */
export type OutOfStockDetails = { products: { productId: string; name: string; available: number }[] };

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
