import type { OrderQuote } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import type { Customer } from '../../platform/session/customer-token.ts';
import { findCheckout, type Checkout } from '../../platform/storage/checkout.ts';
import { findSavedPlace, readDraft } from './delivery-draft.ts';

export type ShippingData = {
  customer: Customer;
  checkout: Checkout;
  /** The server's figures: the only ones that are shown and sent. */
  quote: OrderQuote;
  loadedAt: Date;
};

/** What the shipping page needs, or `null` when this tab has no checkout of this customer. */
export async function loadShipping(customer: Customer, signal: AbortSignal): Promise<ShippingData | null> {
  const checkout = findCheckout(customer.id);
  if (checkout === undefined) return null;
  const { products, voucherCode } = checkout.state;
  const place = findSavedPlace(customer.id);
  const pickup = [...(readDraft(customer.id)?.pickup ?? [])];
  const body = {
    userId: customer.id,
    products,
    ...(voucherCode === undefined ? {} : { voucherCode }),
    ...(place && { shipping_info: place }),
    ...(pickup.length > 0 && { pickup }),
  };
  const quote = await api.quoteOrder({ body, signal });
  return { customer, checkout, quote, loadedAt: new Date() };
}
