import type { StockChange } from '@urumuri/contract';
import { useLiveEvent } from '@urumuri/ui/live/live-hub.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';

const PAUSE_MS = 60_000;

/** What to say of the product on screen when others buy it: at most once a minute, and not when there is more of it. */
export function nextStockToast(
  product: { id: string; name: string },
  changes: readonly StockChange[],
  shownAt: number,
  now: number,
) {
  const quantity = changes.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  if (quantity <= 0 || now - shownAt < PAUSE_MS) return undefined;
  return { text: `Stock updated: ${product.name} stock reduced by ${quantity}`, shownAt: now };
}

let shownAt = Number.NEGATIVE_INFINITY;

/** Says when others buy the product on screen. */
export function useStockToast(product: { id: string; name: string }): void {
  useLiveEvent('stockUpdated', ({ products }) => {
    const next = nextStockToast(product, products, shownAt, performance.now());
    if (!next) return;
    shownAt = next.shownAt;
    toast.success(next.text);
  });
}
