import type { WishlistItem } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { addToCart, takeOff } from '../../platform/api/shopping.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
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

    remove: async ({ _id, productId }: WishlistItem): Promise<void> => {
      setGoneIds((ids) => new Set([...ids, _id]));
      try {
        toast.success(await takeOff(productId, _id));
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
