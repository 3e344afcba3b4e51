import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { getSession } from '../../platform/session/session.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { useBeginCheckout } from '../../platform/storage/checkout.ts';
import { toCheckoutState } from './cart-checkout.ts';
import { type CartPage, loadCart } from './load-cart.ts';

const TIMEOUT_MS = 15_000;

/** The way to the shipping page, with the server's cart: changes under way are waited for and read. */
export function useCheckout(page: CartPage, isPending: boolean, whenSettled: () => Promise<void>) {
  const beginCheckout = useBeginCheckout();
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const [isLeaving, setLeaving] = useState(false);

  const readAfterChanges = async (): Promise<CartPage> => {
    await whenSettled();
    return loadCart(getSession().customer?.id ?? '', AbortSignal.timeout(TIMEOUT_MS));
  };

  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      const { cart, voucher } = isPending ? await readAfterChanges() : page;
      if (cart.buy_products === 0) return await revalidate();
      const voucherCode = voucher && 'discountRwf' in voucher ? voucher.code : undefined;
      await beginCheckout(toCheckoutState(cart, voucherCode));
    } catch (error) {
      fail(error);
    } finally {
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}
