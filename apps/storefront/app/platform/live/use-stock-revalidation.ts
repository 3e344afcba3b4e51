import { useEffect, useRef } from 'react';
import { latestRevision, type ShownProduct, watchStock } from './live-stock.ts';
import { useVisibleRevalidation } from '@urumuri/ui/live/use-visible-revalidation.ts';

/** Loads the page's data again when what can be bought of these products has changed since it was loaded. */
export function useStockRevalidation(products: readonly ShownProduct[]): void {
  const revalidate = useVisibleRevalidation();
  /** Revisions that were acted upon: if the page cannot be reloaded, it is not asked for without end. */
  const answered = useRef(new Map<string, number>());

  useEffect(() => {
    const compare = ({ id, stockRevision = 0 }: ShownProduct) => {
      const latest = latestRevision(id);
      if (latest <= Math.max(stockRevision, answered.current.get(id) ?? 0)) return;
      answered.current.set(id, latest);
      revalidate();
    };
    const stops = products.map((product) => watchStock(product, () => compare(product)));
    for (const product of products) compare(product);
    return () => {
      for (const stop of stops) stop();
    };
  }, [products, revalidate]);
}
