import type { Cart, CartLine } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { useState } from 'react';
import { listLines, mostOf } from './optimistic-cart.ts';

type Controls = {
  cart: Cart;
  remove: (lineId: string) => void;
  restore: (line: CartLine, quantity: number) => void;
};

/** Takes lines out at once, and remembers the last one for a while. */
export function useRemoval({ cart, remove, restore }: Controls) {
  const [removed, setRemoved] = useState<CartLine>();
  const { unitsPerCustomer } = useIdentity().orders;
  const close = () => setRemoved(undefined);
  // The shop has refused: it is back in the cart.
  if (removed && listLines(cart).some(({ _id }) => _id === removed._id)) close();
  const quantity = removed ? Math.min(removed.quantity, mostOf(removed, unitsPerCustomer)) : 0;
  return {
    removed,
    /** What has sold out cannot be put back. */
    canUndo: quantity > 0,
    close,

    remove: (line: CartLine): void => {
      setRemoved(line);
      remove(line._id);
    },

    undo: (): void => {
      if (!removed) return;
      close();
      focusMain();
      restore(removed, quantity);
    },
  };
}

/** Where the focus goes when what had it disappears. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
