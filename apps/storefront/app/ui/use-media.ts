import { useSyncExternalStore } from 'react';

/** Whether a media query holds; `atFirst` on the server, and for the page it has written. */
export function useMedia(query: string, atFirst: boolean): boolean {
  return useSyncExternalStore(
    (listener) => watchMedia(query, listener),
    () => matchMedia(query).matches,
    () => atFirst,
  );
}

export function watchMedia(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
