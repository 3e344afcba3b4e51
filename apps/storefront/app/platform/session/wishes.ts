import { createStore } from '@urumuri/ui/browser/store.ts';

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
const wishes = createStore<ReadonlyMap<string, string>>(new Map());
/** When a wish was last changed here, in counted changes. */
const changedAt = new Map<string, number>();
let changes = 0;

export const findWish = (productId: string) => wishes.get().get(productId);

export const useIsWished = (productId: string) => wishes.useValue((all) => all.has(productId));

export const setWishes = (items: Iterable<Wish>) => wishes.set(new Map(items));

export function changeWish(productId: string, wishlistId: string | undefined): void {
  changes += 1;
  changedAt.set(productId, changes);
  const others = [...wishes.get()].filter(([id]) => id !== productId);
  setWishes(wishlistId === undefined ? others : [...others, [productId, wishlistId]]);
}

/** Sets the wishes the server is being asked for. One that changes before it answers is newer than the answer. */
export function awaitWishes(): (items: readonly Wish[]) => void {
  const askedAt = changes;
  const isNewer = ([productId]: Wish) => (changedAt.get(productId) ?? 0) > askedAt;
  return (items) => setWishes([...items.filter((item) => !isNewer(item)), ...[...wishes.get()].filter(isNewer)]);
}
