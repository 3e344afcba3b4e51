import { isApiError } from '@urumuri/contract';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { useTransition } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { getSession, signOut } from '../../platform/session/session.ts';
import { useBeginCheckout } from '../../platform/storage/checkout.ts';
import { lineChanges } from './cart-action.ts';
import { toCheckoutState } from './cart-checkout.ts';
import { type CartPage, loadCart } from './load-cart.ts';

const TIMEOUT_MS = 15_000;

/** The way to the shipping page, with the server's cart: changes under way are waited for and read. */
export function useCheckout(page: CartPage, isPending: boolean) {
  const beginCheckout = useBeginCheckout();
  const navigate = useNavigate();
  const [isLeaving, start] = useTransition();

  const readAfterChanges = async (): Promise<CartPage> => {
    await lineChanges.whenSettled();
    return loadCart(getSession().customer?.id ?? '', AbortSignal.timeout(TIMEOUT_MS));
  };

  const leave = (): void =>
    start(async () => {
      try {
        const { cart, voucher } = isPending ? await readAfterChanges() : page;
        if (cart.buy_products === 0) return;
        const voucherCode = voucher && 'discountRwf' in voucher ? voucher.code : undefined;
        await beginCheckout(toCheckoutState(cart, voucherCode));
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!isSessionOver(error)) return toast.error(error.message);
        signOut();
        await navigate(addresses.loginBecause('session_ended', addresses.cart));
      }
    });
  return { isLeaving, leave };
}
