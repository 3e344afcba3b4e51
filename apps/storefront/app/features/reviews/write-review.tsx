import { lazy, Suspense } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { persistentImport } from '../../platform/offline/persistent-import.ts';
import { useSession } from '../../platform/session/session.ts';

const ReviewForm = lazy(() => persistentImport(() => import('./review-form.tsx')));

type WriteReviewProps = { productId: string; productPath: string; onSubmitted: () => Promise<void> };

/** The form for customers, the way to sign in for guests. */
export function WriteReview({ productId, productPath, onSubmitted }: WriteReviewProps) {
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
