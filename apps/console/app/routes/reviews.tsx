import { reviewLists } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { ReviewsView } from '../features/reviews/reviews-view.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/reviews.ts';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const show = reviewLists.find((list) => list === searchParams.get('show'));
  const query = { ...(show ? { show } : {}), pageNumber: searchParams.get('pageNumber') ?? '1' };
  const [{ seller }, reviews] = await Promise.all([
    sellerApi.getSellerMe({ signal }),
    sellerApi.getSellerReviews({ query, signal }),
  ]);
  return { ...reviews, isOffice: seller.role === 'admin' };
});

export const clientAction = sellerAction({
  answerReview: (data) => ({ params: readTexts(data, 'reviewId'), body: readTexts(data, 'text') }),
  hideReview: (data) => ({ params: readTexts(data, 'reviewId'), body: readTexts(data, 'reason') }),
});

export const meta = consoleMeta('Reviews');

export default function SellerReviews({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Reviews" />
      <ReviewsView {...loaderData} />
    </>
  );
}
