import { limits } from '@urumuri/contract';

export type RatingCount = { rating: number; reviews: number };

/** How many reviews gave each number of stars: six entries, 5 first, also for those nobody gave. */
export function breakDownRatings(counts: readonly RatingCount[]): RatingCount[] {
  const reviewsByRating = new Map(counts.map(({ rating, reviews }) => [rating, reviews]));
  return Array.from({ length: limits.rating + 1 }, (_, place) => {
    const rating = limits.rating - place;
    return { rating, reviews: reviewsByRating.get(rating) ?? 0 };
  });
}

/** The same counts, where all reviews are at hand. */
export function countRatings(reviews: readonly { rating: number }[]): RatingCount[] {
  const counts = new Map<number, number>();
  for (const { rating } of reviews) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  return [...counts].map(([rating, given]) => ({ rating, reviews: given }));
}

export function sumReviews(counts: readonly RatingCount[]): number {
  return counts.reduce((sum, { reviews }) => sum + reviews, 0);
}

export type SumsChange = { ratingSum: number; ratingCount: number; reviewCount: number };

/** What a review changes about its product's sums; `before` is what the same customer gave until now. */
export function changeOfSums(before: number | undefined, after: number): SumsChange {
  return {
    ratingSum: after - (before ?? 0),
    // No stars are no opinion: such a review is listed, but does not enter the average.
    ratingCount: Number(after > 0) - Number((before ?? 0) > 0),
    reviewCount: before === undefined ? 1 : 0,
  };
}

/** What is taken away of the sums again. */
export const negate = ({ ratingSum, ratingCount, reviewCount }: SumsChange): SumsChange => ({
  ratingSum: -ratingSum,
  ratingCount: -ratingCount,
  reviewCount: -reviewCount,
});
