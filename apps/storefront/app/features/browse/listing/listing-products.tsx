import { lazy, Suspense } from 'react';
import { Cached } from '../../../runtime/cached.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { ListingProduct } from '../card-product.ts';
import { ProductCard } from '../product-card.tsx';
import { useView } from './use-view.ts';

/** What a phone shows without scrolling is fetched at once. */
const EAGER_COUNT = 4;
const SKELETON_COUNT = 8;

/** The list view is for those who chose it. Where it cannot be fetched, the grid stays. */
const loadRows = () => import('./listing-rows.tsx').catch(() => ({ default: Grid }));
const ListingRows = lazy(loadRows);

type ListingProductsProps = { products: readonly ListingProduct[] };

export function ListingProducts({ products }: ListingProductsProps) {
  const [view] = useView();
  const grid = <Grid products={products} />;
  if (view === 'grid') return grid;
  return (
    <Suspense fallback={grid}>
      <ListingRows products={products} />
    </Suspense>
  );
}

function Grid({ products }: ListingProductsProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <Cached
          key={product.id}
          as="li"
          className="product-cell"
          of={ProductCard}
          props={index < EAGER_COUNT ? { product, loading: 'eager' } : { product }}
        />
      ))}
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

/** As large as a product card, to the pixel. */
function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="product-card">
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="mt-3 h-10" />
      <Skeleton className="mt-1 h-5 w-2/3" />
      <div className="mt-1">
        <Skeleton className="h-6 w-1/2" />
      </div>
    </div>
  );
}
