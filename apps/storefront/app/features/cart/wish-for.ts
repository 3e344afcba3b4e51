import { isApiError } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { getSession, setCounts } from '../../platform/session/session.ts';

/** Puts a product on the wishlist, where it may be already; returns what to tell the shopper. */
export async function wishFor(productId: string): Promise<string> {
  try {
    const { message } = await api.addToWishlist({ body: { productId } });
    setCounts({ wishlistCount: getSession().wishlistCount + 1 });
    return message;
  } catch (error) {
    if (isApiError(error, 'already_in_wishlist')) return error.message;
    throw error;
  }
}
