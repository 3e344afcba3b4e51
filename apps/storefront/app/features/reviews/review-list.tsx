import { lazy, Suspense } from 'react';
import { importWithRetry } from '@urumuri/ui/offline/import-with-retry.ts';
import { CheckIcon } from '@urumuri/ui/parts/icons.tsx';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { useSession } from '../../platform/session/session.ts';
import type { ShownReview } from './review-page.ts';

/** Its code comes for those who may report. */
const ReportReview = lazy(() => importWithRetry(() => import('./report-review.tsx')));

type ReviewListProps = { reviews: readonly ShownReview[]; isLoading: boolean };

export function ReviewList({ reviews, isLoading }: ReviewListProps) {
  const { customer } = useSession();
  if (reviews.length === 0) {
    return (
      <p className="rounded-card bg-mist px-6 py-10 text-center">
        No reviews yet. Be the first to review this product!
      </p>
    );
  }
  return (
    <ul aria-busy={isLoading} className={classNames('transition-opacity', isLoading && 'opacity-55')}>
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line py-5 first:pt-0">
          <article>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Stars rating={review.rating} />
              <time dateTime={review.isoDate} className="text-sm text-slate">
                {review.date}
              </time>
            </div>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{review.name}</span>
              {review.isVerified && (
                <span className="inline-flex items-center gap-1 text-xs font-semibold text-success">
                  <CheckIcon className="size-4" />
                  Verified purchase
                </span>
              )}
            </p>
            <p className="mt-1 max-w-prose whitespace-pre-line">{review.text}</p>
            {review.answer && (
              <div className="mt-3 max-w-prose rounded-card bg-mist px-4 py-3">
                <p className="text-sm">
                  <span className="font-semibold">{review.answer.shopName}</span>
                  <span className="text-slate"> answered on {review.answer.date}</span>
                </p>
                <p className="mt-1 whitespace-pre-line">{review.answer.text}</p>
              </div>
            )}
            {customer && (
              <Suspense>
                <ReportReview reviewId={review.id} reviewerName={review.name} />
              </Suspense>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
