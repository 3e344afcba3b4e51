import { isApiError } from '@urumuri/contract';
import { api } from './api.ts';
import { setCounts } from './session.ts';

/** Takes the number of things in the cart from the server, after something else than the cart page has changed it. */
export async function refreshCartCount(customerId: string): Promise<void> {
  try {
    const cart = await api.getCart({ params: { userId: customerId } });
    setCounts({ cartCount: cart.cart_product_count });
  } catch (error) {
    // The badge is put right by the next page that reads the cart.
    if (!isApiError(error)) throw error;
  }
}
