import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { NeedsProgram } from '../../ui/needs-program.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const cards = ['first', 'second', 'third', 'fourth'];

/** The wishlist before it is known. */
export function WishlistSkeleton() {
  return (
    <>
      <NeedsProgram>Your wishlist needs JavaScript. Please allow it for this page.</NeedsProgram>
      <DashboardHeading title="Wishlist">
        <Skeleton className="h-6 w-24" />
      </DashboardHeading>
      <div className="wishlist-grid">
        {cards.map((card) => (
          <div key={card} className="wishlist-cell">
            <div className="wishlist-card">
              <Skeleton className="aspect-square rounded-card" />
              <Skeleton className="mt-3 h-10" />
              <Skeleton className="mt-1 h-5 w-2/3" />
              <Skeleton className="mt-1 h-6 w-1/2" />
              <Skeleton className="mt-3 h-24" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
