import type { WishlistItem } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { awaitCounts } from '../../platform/session/session.ts';

export async function loadWishlist(customerId: string, signal: AbortSignal): Promise<WishlistItem[]> {
  const setNewCounts = awaitCounts();
  const { wishlists, wishlistCount } = await api.getWishlist({ params: { userId: customerId }, signal });
  setNewCounts({ wishlistCount });
  return wishlists;
}
