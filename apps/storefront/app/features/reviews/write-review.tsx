import { lazy, Suspense } from 'react';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { addresses } from '../../lib/addresses.ts';
import { persistentImport } from '../../lib/persistent-import.ts';
import { useSession } from '../../lib/session.ts';

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
