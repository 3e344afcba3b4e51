import { Cached } from '../../../ui/cached.tsx';
import { pickLines } from '../packed-cards.ts';
import { ProductRows } from '../product-row.tsx';
import type { ProductCards } from './page-product.ts';

/** More of the same shop, beside the description. */
export function ShopProducts({ shopName, cards }: { shopName: string; cards: ProductCards }) {
  const lines = pickLines(cards, 'more');
  if (lines === '') return null;
  return (
    <aside aria-labelledby="shop-products-title">
      <h2 id="shop-products-title" className="flex min-h-12 items-center border-b-2 border-ink text-lg">
        From {shopName}
      </h2>
      <Cached
        as="ul"
        className="product-rows grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1"
        of={ProductRows}
        props={{ lines }}
      />
    </aside>
  );
}
