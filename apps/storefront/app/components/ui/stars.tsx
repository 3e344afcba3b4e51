const STAR_COUNT = 5;
const STAR_SIZE = 16;

const fiveStars = Array.from(
  { length: STAR_COUNT },
  (_, index) => `M${index * STAR_SIZE + 8} 1.5l2 4.3 4.6.5-3.4 3.2.9 4.7-4.1-2.4-4.1 2.4.9-4.7-3.4-3.2 4.6-.5z`,
).join('');

type StarsProps = { rating: number; reviewCount?: number };

/** A rating in half steps: one picture with a spoken label, the number of reviews beside it. */
export function Stars({ rating, reviewCount }: StarsProps) {
  const halves = Math.round(Math.min(STAR_COUNT, Math.max(0, rating)) * 2) / 2;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-slate tabular-nums">
      <svg width="80" height="16" role="img" aria-label={`${halves} out of ${STAR_COUNT} stars`}>
        <path className="fill-haze" d={fiveStars} />
        <svg width={halves * STAR_SIZE} height={STAR_SIZE}>
          <path className="fill-ink" d={fiveStars} />
        </svg>
      </svg>
      {reviewCount !== undefined && (
        <span>
          ({reviewCount}
          <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
        </span>
      )}
    </span>
  );
}
