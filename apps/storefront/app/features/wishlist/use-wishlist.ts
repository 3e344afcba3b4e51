import { isApiError, type WishlistItem } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { getSession, setCounts } from '../../platform/session/session.ts';
import { addToCart } from '../../platform/api/shopping.ts';
import { toast } from '../../platform/toast.ts';
import { useFailure } from '../../platform/session/use-failure.ts';

const NONE: ReadonlySet<string> = new Set();

/** The wishlist as the shopper wants it: what is taken off goes at once, and comes back if the server refuses. */
export function useWishlist(items: readonly WishlistItem[]) {
  const [goneIds, setGoneIds] = useState(NONE);
  const [busyId, setBusyId] = useState<string>();
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  return {
    items: items.filter(({ _id }) => !goneIds.has(_id)),
    busyId,

    remove: async ({ _id }: WishlistItem): Promise<void> => {
      setGoneIds((ids) => new Set([...ids, _id]));
      try {
        const { message, wishlistId } = await takeOff(_id);
        setGoneIds((ids) => new Set([...ids, wishlistId]));
        setCounts({ wishlistCount: getSession().wishlistCount - 1 });
        toast.success(message);
      } catch (error) {
        setGoneIds((ids) => new Set([...ids].filter((id) => id !== _id)));
        fail(error);
      }
    },

    addToCart: async ({ _id, productId }: WishlistItem): Promise<void> => {
      if (busyId !== undefined) return;
      setBusyId(_id);
      await addToCart(productId);
      setBusyId(undefined);
      // What is left may be less than the card says.
      await revalidate();
    },
  };
}

async function takeOff(id: string): Promise<{ message: string; wishlistId: string }> {
  try {
    return await api.removeFromWishlist({ params: { id } });
  } catch (error) {
    // Taken off in another tab meanwhile: what the shopper wants is so.
    if (isApiError(error, 'not_found')) return { message: error.message, wishlistId: id };
    throw error;
  }
}
