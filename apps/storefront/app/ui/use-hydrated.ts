import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while the browser hydrates the page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Whether a part came with the server's page; false for what is made in the browser. */
export function useIsFromServer(): boolean {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}
