import { limits } from '@urumuri/contract';

const PERCENT = 100;

export type RatingCount = { rating: number; count: number };
type RatingRow = RatingCount & { percent: number };
type RatingFigures = { average: number; ratedCount: number; rows: RatingRow[] };

/** Average, and one row for every rating from 5 to 0. A comment without stars is in its row only. */
export function readRatings(counts: readonly RatingCount[], total: number): RatingFigures {
  const rated = counts.filter(({ rating }) => rating > 0);
  const ratedCount = rated.reduce((sum, { count }) => sum + count, 0);
  const stars = rated.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const countByRating = new Map(counts.map(({ rating, count }) => [rating, count]));
  const rows = Array.from({ length: limits.rating + 1 }, (_, index) => {
    const rating = limits.rating - index;
    const count = countByRating.get(rating) ?? 0;
    return { rating, count, percent: total === 0 ? 0 : Math.floor((PERCENT * count) / total) };
  });
  return { average: ratedCount === 0 ? 0 : Math.round((stars / ratedCount) * 10) / 10, ratedCount, rows };
}
