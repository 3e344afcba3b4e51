const key = 'cartChangedAt';
/** Carts change in other places too; these write the count of the badge. */
const watchedKeys: readonly (string | null)[] = [key, 'cartCount'];

/** Tells the other tabs of this browser that the cart is no longer what they show. */
export function signalCartChange(): void {
  try {
    localStorage.setItem(key, `${Date.now()}-${Math.random()}`);
  } catch {
    // Storage is closed in some private modes: other tabs learn of it when they are looked at again.
  }
}

/** Calls back when another tab has changed the cart; a tab does not hear itself. */
export function watchCartSignals(onSignal: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (watchedKeys.includes(event.key)) onSignal();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
