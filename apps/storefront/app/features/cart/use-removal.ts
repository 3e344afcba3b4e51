import type { CartLine } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { useState } from 'react';
import { mostOf } from './optimistic-cart.ts';

type Controls = {
  remove: (line: CartLine) => Promise<boolean>;
  restore: (line: CartLine, quantity: number) => Promise<void>;
};

type Removed = { line: CartLine; gone: Promise<boolean> };

/** Takes lines out at once, and remembers the last one for a while. */
export function useRemoval({ remove, restore }: Controls) {
  const [removed, setRemoved] = useState<Removed>();
  const { unitsPerCustomer } = useIdentity().orders;
  const close = () => setRemoved(undefined);
  const quantity = removed ? Math.min(removed.line.quantity, mostOf(removed.line, unitsPerCustomer)) : 0;
  return {
    removed,
    /** What has sold out cannot be put back. */
    canUndo: quantity > 0,
    close,

    remove: async (line: CartLine): Promise<void> => {
      const gone = remove(line);
      setRemoved({ line, gone });
      const isGone = await gone;
      if (!isGone) setRemoved((current) => (current?.line === line ? undefined : current));
    },

    undo: async (): Promise<void> => {
      if (!removed) return;
      close();
      focusMain();
      if (await removed.gone) await restore(removed.line, quantity);
    },
  };
}

/** Where the focus goes when what had it disappears. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
