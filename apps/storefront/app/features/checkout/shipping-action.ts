import { IDEMPOTENCY_KEY_HEADER, isApiError } from '@urumuri/contract';
import type { FormAnswer } from '@urumuri/ui/forms/form-answer.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { customerAction } from '../../platform/session/customer-action.ts';
import { loadCounts } from '../../platform/session/load-counts.ts';
import { getSession } from '../../platform/session/session.ts';
import { clearCheckout, findCheckout, saveCheckout } from '../../platform/storage/checkout.ts';
import { clearVoucherCode } from '../../platform/storage/voucher-code.ts';
import { attemptKey } from './attempt-key.ts';
import { changeQuantity, withPricesOf } from './change-lines.ts';
import type { ShippingData } from './load-shipping.ts';
import { type OrderFailure, readOrderFailure } from './order-failure.ts';
import type { Delivery } from './use-delivery.ts';

const TIMEOUT_MS = 30_000;
const ALREADY_PLACED = 'This order has already been placed.';

/** What is on the screen: the server refuses when its figures are no longer true. */
export type Placing = Pick<ShippingData, 'customer' | 'checkout' | 'quote'> & {
  delivery: Pick<Delivery, 'fields' | 'way' | 'callWindow'>;
};

/** The order that stands, or why there is none. */
export type PlacingOutcome =
  | { kind: 'placed'; orderId: string; price: number; items: number }
  | Exclude<OrderFailure, { kind: 'placed' | 'signed-out' }>;

/** What the shipping page does. */
export const shippingAction = customerAction({ placeOrder, changeLine });

/** Only where the shop has moved on, or the checkout is another one, are there other figures to show. */
export function hasOtherFigures({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { kind } = ((actionResult as FormAnswer<PlacingOutcome> | undefined)?.answer ?? {}) as Partial<PlacingOutcome>;
  return kind === undefined || kind === 'changed' ? defaultShouldRevalidate : false;
}

async function placeOrder(placing: Placing): Promise<PlacingOutcome> {
  const { customer, checkout, quote } = placing;
  try {
    const {
      orderId,
      price = quote.total,
      items = quote.items,
    } = await api.placeOrder({
      body: buildBody(placing),
      headers: { [IDEMPOTENCY_KEY_HEADER]: attemptKey(checkout) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    endCheckout(customer.id);
    return { kind: 'placed', orderId, price, items };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const failure = readOrderFailure(error);
    if (failure.kind === 'signed-out') throw error;
    if (failure.kind === 'placed') {
      toast.success(ALREADY_PLACED);
      endCheckout(customer.id);
      return { ...failure, price: quote.total, items: quote.items };
    }
    toast.error(error.message);
    if (failure.kind === 'changed') {
      saveCheckout({ ...checkout, state: withPricesOf(checkout.state, quote), shownTotalRwf: quote.total });
    }
    return failure;
  }
}

async function changeLine({ productId, quantity }: { productId: string; quantity: number }): Promise<void> {
  const checkout = findCheckout(getSession().customer?.id ?? '');
  if (checkout) saveCheckout({ ...checkout, state: changeQuantity(checkout.state, productId, quantity) });
}

function endCheckout(customerId: string): void {
  clearCheckout();
  clearVoucherCode();
  void loadCounts(customerId);
}

function buildBody({ customer, checkout, quote, delivery: { fields, way, callWindow } }: Placing) {
  const pickup = quote.products.filter((group) => group.pickup?.isChosen).map(({ sellerId }) => sellerId);
  return {
    userId: customer.id,
    products: checkout.state.products,
    shipping_info: fields,
    price: quote.price,
    shipping_fee: quote.shipping_fee,
    total: quote.total,
    items: quote.items,
    ...(quote.voucher_code === undefined ? {} : { voucherCode: quote.voucher_code }),
    ...(pickup.length > 0 && { pickup }),
    contact_by: way,
    ...(callWindow === undefined ? {} : { contact_from: callWindow.from, contact_until: callWindow.until }),
  };
}
