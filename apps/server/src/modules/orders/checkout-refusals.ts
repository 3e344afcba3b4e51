import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import { describeShort, openUnpaidOrders, type ShortProduct } from './checkout.rules.ts';
import type { OrderTotals } from './order-totals.rules.ts';

/** Names the order that stands, which is the customer's own: the page can lead to it. */
export function conflictingKey(orderId: string): AppError {
  const sentence = 'This Idempotency-Key has already been used for another order.';
  return new AppError('idempotency_conflict', sentence, { orderId });
}

/** A number became a customer, or a customer part of another account, in the same moment: who asks again finds it. */
export function movedMeanwhile(): AppError {
  return new AppError('edit_conflict', 'This customer was changed a moment ago. Please try again.');
}

export function withdrawnPickup(): AppError {
  const sentence = 'A shop of this order no longer offers pickup. Please check the total and order again.';
  return new AppError('edit_conflict', sentence);
}

export function passedWindow(): AppError {
  const sentence = 'We cannot call you at that time. Please choose another one.';
  return new AppError('validation_failed', sentence, { contact_until: sentence });
}

export function tooManyOpen(isTaken: boolean): AppError {
  const sentence = isTaken
    ? `This customer has ${openUnpaidOrders} orders that are not paid yet. One has to be paid or cancelled first.`
    : `You have ${openUnpaidOrders} orders that are not paid yet. Please pay or cancel one first.`;
  return new AppError('order_limit', sentence, { openOrders: openUnpaidOrders });
}

export function tooManyHeld(
  { productId, name, held }: { productId: string; name: string; held: number },
  limit: number,
): AppError {
  const sentence = `One customer can have at most ${limit} of ${name} on order at a time.`;
  return new AppError('order_limit', sentence, { productId, limit, held });
}

export function unknownCartLine(): AppError {
  return new AppError('not_found', 'A product is no longer in your cart. Please look at your cart again.');
}

export function missingProducts(productIds: string[]): AppError {
  return new AppError('not_found', 'A product of this order does not exist or is no longer sold.', { productIds });
}

export function shortProducts(short: ShortProduct[]): AppError {
  return new AppError('out_of_stock', describeShort(short), { products: short });
}

/** Named as the cart names them, so that the page can show them and ask again. */
export function changedPrice(totals: OrderTotals): AppError {
  return new AppError(
    'price_changed',
    `The total is now ${formatRwf(totals.totalRwf)}. Please check it and order again.`,
    {
      price: totals.itemsRwf,
      shipping_fee: totals.shippingFeeRwf,
      voucher_discount: totals.voucherRwf,
      total: totals.totalRwf,
      items: totals.units,
    },
  );
}
