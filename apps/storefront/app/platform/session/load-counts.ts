import { isApiError } from '@urumuri/contract';
import { api } from '../api/api.ts';
import { isSessionOver } from './customer-only.ts';
import { awaitCounts, getSession, getToken, signOut } from './session.ts';
import { awaitWishes } from './wishes.ts';

/** Sets the counts of cart and wishlist, and the hearts, to what the server has. Without an answer the last known stay. */
export async function loadCounts(customerId: string): Promise<void> {
  const setNewCounts = awaitCounts();
  const setNewWishes = awaitWishes();
  const token = getToken();
  const params = { userId: customerId };
  try {
    const [cart, wishlist] = await Promise.all([api.getCart({ params }), api.getWishlist({ params })]);
    if (getSession().customer?.id !== customerId) return;
    const isNewest = setNewCounts({ cartCount: cart.cart_product_count, wishlistCount: wishlist.wishlistCount });
    setNewWishes(wishlist.wishlists.map(({ productId, _id }) => [productId, _id]));
    if (!isNewest) await loadCounts(customerId);
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Somebody may have signed in again since the call was sent.
    if (isSessionOver(error) && getToken() === token) signOut();
  }
}
