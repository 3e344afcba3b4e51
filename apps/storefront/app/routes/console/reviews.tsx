import { reviewLists } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ReviewsView } from '../../console/reviews/reviews-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/reviews.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const show = reviewLists.find((list) => list === searchParams.get('show'));
  const query = { ...(show ? { show } : {}), pageNumber: searchParams.get('pageNumber') ?? '1' };
  return asSeller(request, async () => {
    const [{ seller }, reviews] = await Promise.all([
      sellerApi.getSellerMe({ signal }),
      sellerApi.getSellerReviews({ query, signal }),
    ]);
    return { ...reviews, isOffice: seller.role === 'admin' };
  });
}

export function meta() {
  return buildConsoleMeta('Reviews');
}

export default function SellerReviews({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Reviews" />
      <ReviewsView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
