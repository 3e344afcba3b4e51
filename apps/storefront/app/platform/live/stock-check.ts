import { limits } from '@urumuri/contract';
import { emitLive } from '@urumuri/ui/live/live-hub.ts';
import { listShown, setWatchListener } from './live-stock.ts';

/** What comes onto the screen together is asked for together. */
const GATHER_MS = 200;

const askedIds = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A page may be older than its connection, and has missed the events in between. So the shop is asked
 * once per connection and product whether what is shown is still true; it answers only where it is not.
 */
export function checkShownStock(): void {
  askedIds.clear();
  setWatchListener(() => {
    timer ??= setTimeout(ask, GATHER_MS);
  });
  ask();
}

function ask(): void {
  clearTimeout(timer);
  timer = undefined;
  const products = listShown().filter(({ productId }) => !askedIds.has(productId));
  for (const { productId } of products) askedIds.add(productId);
  for (let start = 0; start < products.length; start += limits.checkedProducts) {
    emitLive('check_stock', { products: products.slice(start, start + limits.checkedProducts) });
  }
}
