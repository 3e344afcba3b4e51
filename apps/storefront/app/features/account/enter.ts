import { takeActionAt } from '../../platform/storage/pending-action.ts';
import { getSession, signIn } from '../../platform/session/session.ts';
import { addToCart, addToWishlist } from '../../platform/api/shopping.ts';

/** Signs somebody in, and does what they had asked for as a guest in the list they now go back to. */
export function enter(token: string, returnTo: string): void {
  signIn(token);
  const pending = getSession().customer && takeActionAt(returnTo);
  if (pending?.action === 'cart') void addToCart(pending.productId, pending.quantity);
  if (pending?.action === 'wishlist' && pending.wish) void addToWishlist(pending.wish);
}
