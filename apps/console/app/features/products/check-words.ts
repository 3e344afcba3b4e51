import type { ProductCheck, SellerProductSummary } from '@urumuri/contract';
import type { BadgeTone } from '@urumuri/ui/parts/badge.tsx';

type Standing = { label: string; tone: BadgeTone };

function describeReview({ state, isHeldBack }: ProductCheck): Standing {
  if (state === 'waiting') return { label: isHeldBack ? 'Waiting for approval' : 'In review', tone: 'waiting' };
  return isHeldBack ? { label: 'Held back', tone: 'danger' } : { label: 'Changes asked', tone: 'signal' };
}

/** Where a product stands: with shoppers, and with the office. */
export function listStandings({
  isDeleted,
  isPublished,
  check,
}: Pick<SellerProductSummary, 'isDeleted' | 'isPublished' | 'check'>): Standing[] {
  if (isDeleted) return [{ label: 'Deleted', tone: 'danger' }];
  const sale: Standing = isPublished ? { label: 'On sale', tone: 'success' } : { label: 'Hidden', tone: 'neutral' };
  if (!check) return [sale];
  return check.isHeldBack ? [describeReview(check)] : [sale, describeReview(check)];
}
