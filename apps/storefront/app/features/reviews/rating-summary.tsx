import { limits } from '@urumuri/contract';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { type RatingCount, readRatings } from '../../platform/format/rating-figures.ts';

export function RatingSummary({ counts, total }: { counts: readonly RatingCount[]; total: number }) {
  const { average, rows } = readRatings(counts, total);
  return (
    <div className="grid items-center gap-x-12 gap-y-6 rounded-card bg-mist p-5 sm:grid-cols-[auto_minmax(0,1fr)] md:p-8">
      <div className="flex items-center gap-5 sm:flex-col sm:items-start sm:gap-2">
        <p className="font-bold tabular-nums">
          <span className="text-3xl">{average}</span>
          <span className="text-lg text-slate"> / {limits.rating}</span>
        </p>
        <div className="flex flex-col gap-1">
          <Stars rating={average} />
          <p className="text-sm text-slate">({total}) Reviews</p>
        </div>
      </div>
      <ul className="flex flex-col gap-2">
        {rows.map(({ rating, count, percent }) => (
          <li
            key={rating}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm tabular-nums"
          >
            <span>
              {rating} {rating === 1 ? 'star' : 'stars'}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
            </span>
            <span className="text-right">
              {count}
              <span className="sr-only">
                {count === 1 ? ' review' : ' reviews'}, {percent}%
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
