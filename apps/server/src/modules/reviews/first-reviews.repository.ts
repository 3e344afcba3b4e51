import { REVIEWS_PAGE_SIZE } from '@urumuri/contract';
import { asc, desc, sql } from 'drizzle-orm';
import { customers, products, reviews } from '../../db/schema/index.ts';
import { isVerified, type ReviewPageRows, type ReviewRow } from './reviews.repository.ts';
import { breakDownRatings, countRatings, type RatingCount, sumReviews } from './reviews.rules.ts';

/** As JSON tells of moments. */
type Written = Pick<ReviewRow, 'id' | 'reviewerName' | 'rating' | 'body' | 'isVerified' | 'answer'> & {
  createdAt: string;
  answeredAt: string | null;
};

export type FirstReviews = { reviews: Written[] | null; ratingCounts: RatingCount[] | null };

const shown = sql`${reviews.productId} = ${products.id} and ${reviews.hiddenAt} is null`;

/**
 * The first page of a product's reviews, for a question about the product itself: what nearly every visitor wants to
 * know is not worth a second one. All ratings are counted only where there are more of them than the page shows.
 */
export const firstReviews = {
  reviews: sql<Written[] | null>`case when ${products.reviewCount} > 0 then (select json_agg(page) from (
    select ${reviews.id}, ${customers.name} as "reviewerName", ${reviews.rating}, ${reviews.body},
      ${isVerified} as "isVerified", ${reviews.createdAt} as "createdAt", ${reviews.answer},
      ${reviews.answeredAt} as "answeredAt"
    from ${reviews} join ${customers} on ${customers.id} = ${reviews.customerId} where ${shown}
    order by ${desc(reviews.createdAt)}, ${asc(reviews.id)} limit ${sql.raw(String(REVIEWS_PAGE_SIZE))}) as page) end`,
  ratingCounts: sql<RatingCount[] | null>`case when ${products.reviewCount} > ${sql.raw(String(REVIEWS_PAGE_SIZE))}
    then (select json_agg(counts) from (
      select ${reviews.rating}, count(*) as reviews from ${reviews} where ${shown} group by ${reviews.rating}) as counts)
    end`,
};

export function readFirstReviews(
  { reviews: written, ratingCounts }: FirstReviews,
  product: { id: string; shopName: string },
): ReviewPageRows {
  const listed = (written ?? []).map(({ createdAt, answeredAt, ...review }) => ({
    ...review,
    productId: product.id,
    shopName: product.shopName,
    createdAt: new Date(createdAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }));
  const counts = ratingCounts ?? countRatings(listed);
  return { reviews: listed, total: sumReviews(counts), breakdown: breakDownRatings(counts) };
}
