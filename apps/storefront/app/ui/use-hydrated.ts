import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while the browser hydrates the page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
