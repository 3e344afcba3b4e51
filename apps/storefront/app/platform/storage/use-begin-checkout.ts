import { useNavigate } from 'react-router';
import { addresses } from '../format/addresses.ts';
import type { CheckoutState } from './checkout-state.ts';
import { startCheckout } from './kept-checkout.ts';
import { getSession } from '../session/session.ts';

/** The way into the checkout, from the cart or from Buy Now: kept for this tab before the page changes. */
export function useBeginCheckout(): (state: CheckoutState) => Promise<void> {
  const navigate = useNavigate();
  return async (state) => {
    const { customer } = getSession();
    if (customer) startCheckout(customer.id, state);
    await navigate(addresses.shipping, { state });
  };
}
