import type { WishlistItem } from '@urumuri/contract';
import { api } from '../../lib/api.ts';
import { setCounts } from '../../lib/session.ts';

export async function loadWishlist(customerId: string, signal: AbortSignal): Promise<WishlistItem[]> {
  const { wishlists, wishlistCount } = await api.getWishlist({ params: { userId: customerId }, signal });
  setCounts({ wishlistCount });
  return wishlists;
}
