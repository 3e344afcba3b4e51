import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { failedPage } from '../../layout/failed-page.tsx';
import { api } from '../../platform/api/api.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { awaitCounts } from '../../platform/session/session.ts';
import { awaitWishes, findWish } from '../../platform/session/wishes.ts';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/wishlist.ts';
import '../../features/wishlist/wishlist.css';

export const clientLoader = customerLoader(async ({ id: userId }, signal) => {
  const setNewCounts = awaitCounts();
  const setNewWishes = awaitWishes();
  const { wishlists, wishlistCount } = await api.getWishlist({ params: { userId }, signal });
  setNewCounts({ wishlistCount });
  setNewWishes(wishlists.map(({ productId, _id }) => [productId, _id]));
  // What was taken off meanwhile may still be in the answer.
  return wishlists.filter(({ productId }) => findWish(productId) !== undefined);
});

export const meta = personalMeta('Wishlist');

export function HydrateFallback() {
  return (
    <>
      <DashboardHeading title="Wishlist">
        <Skeleton className="h-6 w-24" />
      </DashboardHeading>
      <div className="wishlist-grid">
        {['first', 'second', 'third', 'fourth'].map((card) => (
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

export default function WishlistPage({ loaderData }: Route.ComponentProps) {
  return <WishlistView wishlist={loaderData} />;
}

export const ErrorBoundary = failedPage('Wishlist', 'Your wishlist could not be loaded');
