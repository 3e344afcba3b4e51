import { useSyncExternalStore } from 'react';

export type WishedProduct = {
  id: string;
  slug: string;
  name: string;
  image: string;
  priceRwf: number;
  discountPercent: number;
  rating: number;
};

type Wish = readonly [productId: string, wishlistId: string];

/** The products on the customer's wishlist: by product, the id of its place there. */
let wishes: ReadonlyMap<string, string> = new Map();
/** When a wish was last changed here, in counted changes. */
const changedAt = new Map<string, number>();
let changes = 0;
const listeners = new Set<() => void>();

export function findWish(productId: string): string | undefined {
  return wishes.get(productId);
}

export function useIsWished(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wishes.has(productId),
    () => false,
  );
}

export function setWishes(items: Iterable<Wish>): void {
  wishes = new Map(items);
  for (const listener of listeners) listener();
}

export function changeWish(productId: string, wishlistId: string | undefined): void {
  changes += 1;
  changedAt.set(productId, changes);
  const others = [...wishes].filter(([id]) => id !== productId);
  setWishes(wishlistId === undefined ? others : [...others, [productId, wishlistId]]);
}

/** Sets the wishes the server is being asked for. One that changes before it answers is newer than the answer. */
export function awaitWishes(): (items: readonly Wish[]) => void {
  const askedAt = changes;
  const isNewer = ([productId]: Wish) => (changedAt.get(productId) ?? 0) > askedAt;
  return (items) => setWishes([...items.filter((item) => !isNewer(item)), ...[...wishes].filter(isNewer)]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
