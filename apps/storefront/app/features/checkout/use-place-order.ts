import { type CallOutput, IDEMPOTENCY_KEY_HEADER, isApiError } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { saveCheckout, clearCheckout } from '../../platform/storage/checkout.ts';
import { loadCounts } from '../../platform/session/load-counts.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { clearVoucherCode } from '../../platform/storage/voucher-code.ts';
import { attemptKey } from './attempt-key.ts';
import { withPricesOf } from './change-lines.ts';
import type { ShippingData } from './load-shipping.ts';
import { readOrderFailure } from './order-failure.ts';
import type { Delivery } from './use-delivery.ts';

const TIMEOUT_MS = 30_000;
const ALREADY_PLACED = 'This order has already been placed.';

/** Places the order once, however often it is asked for, and says what came of it. */
export function usePlaceOrder(data: ShippingData, delivery: Delivery) {
  const { checkout, quote } = data;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second click comes before the first is on the screen.
  const isBusy = useRef(false);

  const finish = async (orderId: string, placed?: CallOutput<'placeOrder'>) => {
    clearCheckout();
    clearVoucherCode();
    void loadCounts(data.customer.id);
    const { price = quote.total, items = quote.items } = placed ?? {};
    // In place of this page, so that Back does not lead to an order that is already made.
    await navigate(addresses.payFor(orderId), { replace: true, state: { price, items, orderId } });
  };

  const explain = async (error: unknown) => {
    if (!isApiError(error)) throw error;
    const reading = readOrderFailure(error);
    if (reading.kind === 'placed') {
      toast.success(ALREADY_PLACED);
      return finish(reading.orderId);
    }
    toast.error(error.message);
    if (reading.kind === 'signed-out') {
      signOut();
      return navigate(addresses.loginBecause('session_ended', addresses.shipping));
    }
    setFailure(reading.text);
    if (reading.kind === 'details' && Object.keys(reading.fieldErrors).length > 0) delivery.refuse(reading.fieldErrors);
    if (reading.kind === 'changed') {
      saveCheckout({ ...checkout, state: withPricesOf(checkout.state, quote), shownTotalRwf: quote.total });
      await revalidate();
    }
  };

  const place = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    setFailure(undefined);
    try {
      const placed = await api.placeOrder({
        body: buildBody(data, delivery),
        headers: { [IDEMPOTENCY_KEY_HEADER]: attemptKey(checkout) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await finish(placed.orderId, placed);
    } catch (error) {
      await explain(error);
    } finally {
      isBusy.current = false;
      setPlacing(false);
    }
  };

  return { isPlacing, failure, place };
}

/** The figures are those on the screen: the server refuses when they are no longer true. */
function buildBody({ customer, checkout, quote }: ShippingData, { fields, way, callWindow }: Delivery) {
  return {
    userId: customer.id,
    products: checkout.state.products,
    shipping_info: fields,
    price: quote.price,
    shipping_fee: quote.shipping_fee,
    total: quote.total,
    items: quote.items,
    ...(quote.voucher_code === undefined ? {} : { voucherCode: quote.voucher_code }),
    contact_by: way,
    ...(callWindow === undefined ? {} : { contact_from: callWindow.from, contact_until: callWindow.until }),
  };
}
