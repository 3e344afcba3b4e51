import { Stars } from '@urumuri/ui/parts/stars.tsx';

/** What buyers think of a product, or that none has said yet. */
export function RatingNote({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (reviewCount > 0) return <Stars rating={rating} reviewCount={reviewCount} />;
  return <span className="rating">No reviews yet</span>;
}
