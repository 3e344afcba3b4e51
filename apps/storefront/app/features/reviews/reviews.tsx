import { lazy, Suspense, useRef } from 'react';
import { addresses } from '../../platform/format/addresses.ts';
import { useReviewsUpdated } from '../../platform/live/use-reviews-updated.ts';
import { importWithRetry } from '@urumuri/ui/offline/import-with-retry.ts';
import { useSession } from '../../platform/session/session.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPage } from './review-page.ts';
import { reviewRange } from './review-range.ts';
import { useReviewPages } from './use-review-pages.ts';

type ReviewsProps = { productId: string; productPath: string; firstPage: ReviewPage };

/** What customers say about a product, and where they say it; loaded by itself, hence the default export. */
export default function Reviews({ productId, productPath, firstPage }: ReviewsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, pageNo, isLoading, turnTo, reload, refresh } = useReviewPages(productId, firstPage);
  useReviewsUpdated(productId, () => void refresh());

  const turn = async (wanted: number) => {
    const isTurned = await turnTo(wanted);
    if (!isTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
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
      <WriteReview productId={productId} productPath={productPath} onSubmitted={() => void reload()} />
    </div>
  );
}

type ReviewPagerProps = { total: number; pageNo: number; onTurn: (pageNo: number) => void };

/** Only above five reviews, though ten fit a page. */
function ReviewPager({ total, pageNo, onTurn }: ReviewPagerProps) {
  const range = reviewRange(total, pageNo);
  if (!range) return null;
  return (
    <nav aria-label="Pages of reviews" className="mt-5 flex items-center justify-between gap-4">
      <p role="status" className="text-sm text-slate tabular-nums">
        {range.text}
      </p>
      <StepButtons
        subject="reviews"
        canGoBack={range.canGoBack}
        canGoOn={range.canGoOn}
        onStep={(direction) => onTurn(pageNo + direction)}
      />
    </nav>
  );
}

const ReviewForm = lazy(() => importWithRetry(() => import('./review-form.tsx')));

type WriteReviewProps = { productId: string; productPath: string; onSubmitted: () => void };

/** The form for customers, the way to sign in for guests. */
function WriteReview({ productId, productPath, onSubmitted }: WriteReviewProps) {
  const { customer } = useSession();
  if (!customer) {
    return (
      <LinkButton to={addresses.loginAndReturn(`${productPath}#reviews`)} rel="nofollow" className="self-start">
        Login to Review
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
      <ReviewForm productId={productId} customerName={customer.name} onSubmitted={onSubmitted} />
    </Suspense>
  );
}
