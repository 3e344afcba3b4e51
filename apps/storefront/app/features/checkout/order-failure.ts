import type { ApiError, ApiErrorCode } from '@urumuri/contract';
import { type FieldErrors, readFieldErrors } from '@urumuri/ui/shipping/shipping-fields.ts';

/** What a refused or lost order means for the page. */
export type OrderFailure =
  /** It stands already, under the same key: another tab was first, or an answer was lost. */
  | { kind: 'placed'; orderId: string }
  | { kind: 'signed-out' }
  /** The shop has moved on since the figures were shown: they are to be shown again. */
  | { kind: 'changed'; text: string }
  | { kind: 'details'; text: string; fieldErrors: FieldErrors }
  | { kind: 'failed'; text: string };

const TRY_AGAIN = 'Nothing is lost. Press Place Order again: it cannot be ordered twice.';

const changedCodes: readonly ApiErrorCode[] = [
  'price_changed',
  'out_of_stock',
  'not_found',
  'edit_conflict',
  'voucher_unknown',
  'voucher_expired',
  'voucher_minimum',
  'voucher_used',
  'voucher_not_applicable',
];

/** Trying again would be refused again. */
const finalCodes: readonly ApiErrorCode[] = ['order_limit', 'forbidden'];

export function readOrderFailure({ code, message, details }: ApiError): OrderFailure {
  if (code === 'unauthorized') return { kind: 'signed-out' };
  if (code === 'idempotency_conflict' && typeof details?.orderId === 'string') {
    return { kind: 'placed', orderId: details.orderId };
  }
  const isTooMuch = code === 'order_limit' && details?.productId !== undefined;
  if (isTooMuch || changedCodes.includes(code)) return { kind: 'changed', text: message };
  if (code === 'validation_failed') return { kind: 'details', text: message, fieldErrors: readFieldErrors(details) };
  return { kind: 'failed', text: finalCodes.includes(code) ? message : `${message} ${TRY_AGAIN}` };
}
