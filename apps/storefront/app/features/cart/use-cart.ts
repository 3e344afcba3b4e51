import type { CartLine } from '@urumuri/contract';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { signalCartChange } from '../../platform/storage/cart-signal.ts';
import { getSession } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { createChangeQueue } from './change-queue.ts';
import { lineCalls } from './line-calls.ts';
import type { CartPage } from './load-cart.ts';
import { applyChanges, hasOpenChanges } from './shown-cart.ts';
import { wishFor } from './wish-for.ts';

/** The cart as the shopper wants it, and the ways to change it. The server's cart is read after every change. */
export function useCart({ cart, readAtMs }: CartPage) {
  const [queue] = useState(() => createChangeQueue(lineCalls));
  const changes = useSyncExternalStore(queue.subscribe, queue.getChanges, queue.getChanges);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  const reload = async () => {
    // Another change is still on its way and reloads when it is through; a guest is on the way to sign in.
    if (queue.isWorking() || getSession().customer === null) return;
    signalCartChange();
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
    remove: async (line: CartLine): Promise<boolean> => {
      const outcome = await queue.change(line._id, line.quantity, 0);
      if (outcome === undefined) return true;
      const isRefused = 'error' in outcome;
      if (isRefused) fail(outcome.error);
      void reload();
      return !isRefused;
    },

    moveToWishlist: async (line: CartLine): Promise<void> => {
      try {
        toast.success(await wishFor(line.productInfo._id));
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
        const { message } = await api.addToCart({ body: { productId: productInfo._id, quantity } });
        toast.success(message);
      } catch (error) {
        fail(error);
      }
      await reload();
    },
  };
}
