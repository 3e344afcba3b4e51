import { classNames } from './class-names.ts';

const STAR_COUNT = 5;
/** How much of the row is filled, by halves of a star: classes are found by their whole names. */
const fillings = [
  '[--filled:0%]',
  '[--filled:10%]',
  '[--filled:20%]',
  '[--filled:30%]',
  '[--filled:40%]',
  '[--filled:50%]',
  '[--filled:60%]',
  '[--filled:70%]',
  '[--filled:80%]',
  '[--filled:90%]',
  '[--filled:100%]',
];

type StarsProps = { rating: number; reviewCount?: number };

/** A rating in half steps: one picture with a spoken label, the number of reviews beside it. */
export function Stars({ rating, reviewCount }: StarsProps) {
  const halves = Math.round(Math.min(STAR_COUNT, Math.max(0, rating)) * 2);
  return (
    <span className="rating">
      <span
        role="img"
        aria-label={`${halves / 2} out of ${STAR_COUNT} stars`}
        className={classNames('stars', fillings[halves])}
      />
      {reviewCount !== undefined && (
        <span>
          ({reviewCount}
          <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
        </span>
      )}
    </span>
  );
}
