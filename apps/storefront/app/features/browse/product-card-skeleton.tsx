import { Skeleton } from '../../ui/skeleton.tsx';

/** As large as a product card, to the pixel. */
export function ProductCardSkeleton() {
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
