import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `atFirst` on the server, and for the page it has written. */
export function useMedia(query: string, atFirst: boolean): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => atFirst,
  );
}

export function watchMedia(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
