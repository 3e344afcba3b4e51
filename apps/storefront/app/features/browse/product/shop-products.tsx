import { Cached } from '../../../runtime/cached.tsx';
import type { CardProduct } from '../card-product.ts';
import { ProductRows } from '../product-row.tsx';

/** More of the same shop, beside the description. */
export function ShopProducts({ shopName, products }: { shopName: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <aside aria-labelledby="shop-products-title">
      <h2 id="shop-products-title" className="flex min-h-12 items-center border-b-2 border-ink text-lg">
        From {shopName}
      </h2>
      <Cached
        as="ul"
        className="product-rows grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1"
        of={ProductRows}
        props={{ products }}
      />
    </aside>
  );
}
