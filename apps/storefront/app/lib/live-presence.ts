import type { ActiveSellers } from '@urumuri/contract';
import { useSyncExternalStore } from 'react';

const nobody: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let present = nobody;

/** Which of the customer's sellers are there now, as the shop last said. */
export function noteActiveSellers(sellers: ActiveSellers): void {
  present = new Set(sellers.map(({ sellerId }) => sellerId));
  for (const listener of listeners) listener();
}

export function useActiveSellers(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => present,
    () => nobody,
  );
}
