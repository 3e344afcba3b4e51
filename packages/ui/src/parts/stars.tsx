const STAR_COUNT = 5;

type StarsProps = { rating: number; reviewCount?: number };

/** A rating in half steps: one picture with a spoken label, the number of reviews beside it. */
export function Stars({ rating, reviewCount }: StarsProps) {
  const halves = Math.round(Math.min(STAR_COUNT, Math.max(0, rating)) * 2);
  return (
    <span className="rating">
      <span role="img" aria-label={`${halves / 2} out of ${STAR_COUNT} stars`} className={`stars stars-${halves}`} />
      {reviewCount !== undefined && (
        <span>
          ({reviewCount}
          <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
        </span>
      )}
    </span>
  );
}
