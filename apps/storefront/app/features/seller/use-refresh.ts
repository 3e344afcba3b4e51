import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again from time to time while somebody is looking, and at once when they come back. */
export function useRefresh(everyMs: number): void {
  const { revalidate } = useRevalidator();
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
