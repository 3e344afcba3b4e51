import { type CartLine, isApiError } from '@urumuri/contract';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { wishFor } from '../../platform/api/shopping.ts';
import { getSession } from '../../platform/session/session.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { createChangeQueue, type LineCalls } from './change-queue.ts';
import type { CartPage } from './load-cart.ts';
import { applyChanges, hasOpenChanges } from './optimistic-cart.ts';
import { announceCartChange } from './use-cart-watch.ts';

/** The cart as the shopper wants it, and the ways to change it. The server's cart is read after every change. */
export function useCart({ cart, readAtMs }: CartPage) {
  const [queue] = useState(() => createChangeQueue(lineCalls));
  const changes = useSyncExternalStore(queue.subscribe, queue.getChanges, queue.getChanges);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  const reload = async () => {
    // Another change is still on its way and reloads when it is through; a guest is on the way to sign in.
    if (queue.isWorking() || getSession().customer === null) return;
    announceCartChange();
    await revalidate();
  };

  return {
    cart: applyChanges(cart, changes, readAtMs),
    isPending: hasOpenChanges(changes, readAtMs),
    whenSettled: queue.whenSettled,

    setQuantity: async (line: CartLine, quantity: number): Promise<void> => {
      const outcome = await queue.change(line._id, line.quantity, quantity);
      if (outcome === undefined) return;
      if ('error' in outcome) fail(outcome.error);
      else toast.success(outcome.message);
      await reload();
    },

    /** True when the line is gone. */
    remove: async (line: Pick<CartLine, '_id' | 'quantity'>): Promise<boolean> => {
      const outcome = await queue.change(line._id, line.quantity, 0);
      if (outcome === undefined) return true;
      const isRefused = 'error' in outcome;
      if (isRefused) fail(outcome.error);
      void reload();
      return !isRefused;
    },

    moveToWishlist: async (line: CartLine): Promise<void> => {
      try {
        toast.success(await keepForLater(line));
        const outcome = await queue.change(line._id, line.quantity, 0);
        if (outcome && 'error' in outcome) throw outcome.error;
      } catch (error) {
        fail(error);
      }
      await reload();
    },

    /** Puts back what was taken out, as a new line. */
    restore: async ({ productInfo }: CartLine, quantity: number): Promise<void> => {
      try {
        const { message } = await api.addToCart({
          body: { userId: getSession().customer?.id, productId: productInfo._id, quantity },
        });
        toast.success(message);
      } catch (error) {
        fail(error);
      }
      await reload();
    },
  };
}

const messageOf = ({ message }: { message: string }): string => message;

const lineCalls: LineCalls = {
  increase: async (id) => messageOf(await api.increaseQuantity({ params: { id } })),
  decrease: async (id) => messageOf(await api.decreaseQuantity({ params: { id } })),
  remove: async (id) => {
    try {
      return messageOf(await api.deleteCartLine({ params: { id } }));
    } catch (error) {
      // Taken out in another tab meanwhile: what the shopper wants is so.
      if (isApiError(error, 'not_found')) return error.message;
      throw error;
    }
  },
};

/** Puts the product of a line on the wishlist, where it may be already; returns what to tell the shopper. */
async function keepForLater({ productInfo }: CartLine): Promise<string> {
  const { _id: id, images, price: priceRwf, discount: discountPercent, slug, name, rating } = productInfo;
  const product = { id, slug, name, image: images[0] ?? '', priceRwf, discountPercent, rating };
  try {
    return await wishFor(getSession().customer?.id ?? '', product);
  } catch (error) {
    if (isApiError(error, 'already_in_wishlist')) return error.message;
    throw error;
  }
}
