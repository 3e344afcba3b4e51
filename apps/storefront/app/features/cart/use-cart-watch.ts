import { browserStorage } from '@urumuri/ui/browser/storage.ts';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const STALE_AFTER_MS = 30_000;
const changedKey = 'cartChangedAt';
/** Carts change in other places too; these write the count of the badge. */
const watchedKeys: readonly (string | null)[] = [changedKey, 'cartCount'];

/** Reads the cart again when another tab has changed it, when the browser is back online, and on return after a while. */
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
    // A tab does not hear itself.
    const onStorage = ({ key }: StorageEvent) => {
      if (watchedKeys.includes(key)) reload();
    };
    addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onSight);
    addEventListener('focus', onSight);
    addEventListener('online', onLine);
    return () => {
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('focus', onSight);
      removeEventListener('online', onLine);
    };
  }, []);
}

/** Tells the other tabs of this browser that the cart is no longer what they show. */
export function announceCartChange(): void {
  browserStorage.set(changedKey, `${Date.now()}-${Math.random()}`);
}
