import type { ProductCheck, SellerProductSummary } from '@urumuri/contract';
import { Badge, type BadgeTone } from '@urumuri/ui/parts/badge.tsx';

type Standing = { label: string; tone: BadgeTone };
type Product = Pick<SellerProductSummary, 'isDeleted' | 'isPublished' | 'check'>;

function describeReview({ state, isHeldBack }: ProductCheck): Standing {
  if (state === 'waiting') return { label: isHeldBack ? 'Waiting for approval' : 'In review', tone: 'waiting' };
  return isHeldBack
    ? { label: 'Off sale by the office', tone: 'danger' }
    : { label: 'Changes requested', tone: 'signal' };
}

function listStandings({ isDeleted, isPublished, check }: Product): Standing[] {
  if (isDeleted) return [{ label: 'Deleted', tone: 'danger' }];
  const sale: Standing = isPublished ? { label: 'On sale', tone: 'success' } : { label: 'Hidden', tone: 'neutral' };
  if (!check) return [sale];
  return check.isHeldBack ? [describeReview(check)] : [sale, describeReview(check)];
}

/** Where a product stands: with shoppers, and with the office. */
export const ProductStandings = ({ product }: { product: Product }) =>
  listStandings(product).map(({ label, tone }) => (
    <Badge key={label} tone={tone}>
      {label}
    </Badge>
  ));
