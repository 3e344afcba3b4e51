import { useLiveEvent } from '../../../platform/live/live-hub.ts';
import { toast } from '../../../platform/toast.ts';
import { nextStockToast } from './stock-toast.ts';

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
