import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveState } from '@urumuri/ui/live/live-hub.ts';

/** While the shop tells what happens, looking is only for what may have been lost on the way. */
const TOLD_MS = 60_000;

/** Loads the page's data again from time to time while somebody is looking, and at once when they come back. */
export function useRefresh(untoldMs: number, toldMs = TOLD_MS): void {
  const { revalidate } = useRevalidator();
  const everyMs = useLiveState() === 'open' ? toldMs : untoldMs;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [everyMs, revalidate]);
}
