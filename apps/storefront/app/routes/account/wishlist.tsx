import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { loadWishlist } from '../../features/wishlist/load-wishlist.ts';
import { WishlistSkeleton } from '../../features/wishlist/wishlist-skeleton.tsx';
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/wishlist.ts';
import '../../features/wishlist/wishlist.css';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asCustomer(request, ({ id }) => loadWishlist(id, request.signal));
}

export function meta() {
  return buildPersonalMeta('Wishlist');
}

export function HydrateFallback() {
  return <WishlistSkeleton />;
}

export default function WishlistPage({ loaderData }: Route.ComponentProps) {
  return <WishlistView wishlist={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DashboardHeading title="Wishlist" />
      <LoadFailure title="Your wishlist could not be loaded" error={error} />
    </>
  );
}
