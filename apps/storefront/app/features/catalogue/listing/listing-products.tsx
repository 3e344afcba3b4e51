import { ProductCard } from '../product-card.tsx';
import { ProductCardSkeleton } from '../product-card-skeleton.tsx';
import type { ListingProduct } from './listing-data.ts';
import { ListingRow } from './listing-row.tsx';
import { useView } from './use-view.ts';

/** What a phone shows without scrolling is fetched at once. */
const EAGER_COUNT = 4;
const SKELETON_COUNT = 8;

/** The products as cards, or one below the other. */
export function ListingProducts({ products }: { products: readonly ListingProduct[] }) {
  const [view] = useView();
  const isGrid = view === 'grid';
  return (
    <ul className={isGrid ? 'product-grid' : 'flex flex-col gap-4 md:gap-6'}>
      {products.map((product, index) => {
        const loading = index < EAGER_COUNT ? 'eager' : 'lazy';
        return (
          <li key={product.id} className={isGrid ? 'product-cell' : undefined}>
            {isGrid ? <ProductCard product={product} loading={loading} /> : <ListingRow product={product} loading={loading} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Only where there is nothing older to keep in sight. */
export function ListingSkeletons() {
  return (
    <ul aria-hidden="true" className="product-grid">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <li key={index} className="product-cell">
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
