import { useLiveEvent } from './live-hub.ts';
import { useVisibleRevalidation } from './use-visible-revalidation.ts';

/** Loads the page's data again when what can be bought of these products has changed. */
export function useStockRevalidation(productIds: readonly string[]): void {
  const revalidate = useVisibleRevalidation();
  useLiveEvent('stockUpdated', ({ products }) => {
    if (products.some(({ productId }) => productIds.includes(productId))) revalidate();
  });
}
