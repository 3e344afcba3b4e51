import { lazy, Suspense, useMemo } from 'react';
import { Cached } from '../../../ui/cached.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { unpackLines } from '../packed-cards.ts';
import { ProductCard } from '../product-card.tsx';
import { useView } from './use-view.ts';

/** What a phone shows without scrolling is fetched at once. */
const EAGER_COUNT = 4;
const SKELETON_COUNT = 8;

/** The list view is for those who chose it. Where it cannot be fetched, the grid stays. */
const loadRows = () => import('./listing-rows.tsx').catch(() => ({ default: Grid }));
const ListingRows = lazy(loadRows);

export function ListingProducts({ packed }: { packed: string }) {
  const [view] = useView();
  const grid = <Grid packed={packed} />;
  if (view === 'grid') return grid;
  return (
    <Suspense fallback={grid}>
      <ListingRows packed={packed} />
    </Suspense>
  );
}

function Grid({ packed }: { packed: string }) {
  return <Cached as="ul" className="product-grid" of={Cards} props={{ packed }} />;
}

function Cards({ packed }: { packed: string }) {
  return packed
    .split('\n')
    .map((line, index) => (
      <Cached
        key={line.slice(0, line.indexOf('\t'))}
        as="li"
        isLater
        className="product-cell"
        of={LineCard}
        props={index < EAGER_COUNT ? { line, loading: 'eager' } : { line }}
      />
    ));
}

/** A card known by its line, which is taken apart only where it has to be rendered. */
function LineCard({ line, loading }: { line: string; loading?: 'eager' }) {
  const [product] = useMemo(() => unpackLines(line), [line]);
  return product && <ProductCard product={product} loading={loading} />;
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
