import { isApiError } from '@urumuri/contract';
import { api } from './api.ts';
import { isSessionOver } from './customer-only.ts';
import { getSession, getToken, setCounts, signOut } from './session.ts';

/** Sets the counts of cart and wishlist to what the server has. Without an answer the last known ones stay. */
export async function loadCounts(customerId: string): Promise<void> {
  const before = getSession();
  const token = getToken();
  const params = { userId: customerId };
  try {
    const [cart, wishlist] = await Promise.all([api.getCart({ params }), api.getWishlist({ params })]);
    const now = getSession();
    if (now.customer?.id !== customerId) return;
    // A count that changed meanwhile is newer than the answer.
    if (now.cartCount === before.cartCount) setCounts({ cartCount: cart.cart_product_count });
    if (now.wishlistCount === before.wishlistCount) setCounts({ wishlistCount: wishlist.wishlistCount });
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Somebody may have signed in anew since the question was asked.
    if (isSessionOver(error) && getToken() === token) signOut();
  }
}
