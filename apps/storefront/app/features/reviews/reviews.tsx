import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useReviewsUpdated } from '../../platform/live/use-reviews-updated.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPage } from './review-page.ts';
import { ReviewPager } from './review-pager.tsx';
import { useReviewPages } from './use-review-pages.ts';
import { WriteReview } from './write-review.tsx';

export type ReviewsProps = { productId: string; productPath: string; firstPage: ReviewPage };

/** What customers say about a product, and where they say it. */
export function Reviews({ productId, productPath, firstPage }: ReviewsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const { page, pageNo, isLoading, turnTo, reload, refresh } = useReviewPages(productId, firstPage);
  useReviewsUpdated(productId, () => void refresh());

  const turn = async (wanted: number) => {
    const isTurned = await turnTo(wanted);
    if (!isTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const showNewReview = async () => {
    await Promise.all([reload(), revalidate()]);
  };

  return (
    <div className="flex flex-col gap-8">
      <RatingSummary counts={page.counts} total={page.total} />
      <section aria-labelledby="review-list-title">
        <h2 ref={heading} id="review-list-title" tabIndex={-1} className="mb-5 text-xl">
          Product Reviews ({page.total})
        </h2>
        <ReviewList reviews={page.reviews} isLoading={isLoading} />
        <ReviewPager total={page.total} pageNo={pageNo} onTurn={(wanted) => void turn(wanted)} />
      </section>
      <WriteReview productId={productId} productPath={productPath} onSubmitted={showNewReview} />
    </div>
  );
}
