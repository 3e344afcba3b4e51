import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { watchCartSignals } from '../../platform/storage/cart-signal.ts';

const STALE_AFTER_MS = 30_000;

/** Reads the cart again when another tab has changed it, when the line is back, and on return after a while. */
export function useCartWatch(readAtMs: number): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  const reloadIfStale = useEffectEvent(() => {
    const isStale = performance.now() - readAtMs > STALE_AFTER_MS;
    if (document.visibilityState === 'visible' && isStale) void revalidate();
  });
  useEffect(() => {
    const onSight = () => reloadIfStale();
    const onLine = () => reload();
    const stopWatching = watchCartSignals(() => reload());
    document.addEventListener('visibilitychange', onSight);
    addEventListener('focus', onSight);
    addEventListener('online', onLine);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('focus', onSight);
      removeEventListener('online', onLine);
    };
  }, []);
}
