import type { ReviewList, SellerReview } from '@urumuri/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { products, reviewReports, reviews } from '../../db/schema/index.ts';

/** As the contract has it, but for moments. */
export type ModeratedReview = Omit<SellerReview, 'isOwn' | 'createdAt'> & { sellerId: string; createdAt: Date };

/** Null stands for the office, which sees everybody's. */
const isTheirs = '($1::uuid IS NULL OR products.seller_id = $1)';
const isReported = `EXISTS (SELECT FROM review_reports WHERE review_id = reviews.id AND settled_at IS NULL)`;
const conditions: Record<ReviewList, string> = {
  unanswered: `reviews.answer = '' AND reviews.hidden_at IS NULL`,
  reported: isReported,
  hidden: 'reviews.hidden_at IS NOT NULL',
};

const pageOf = (list: ReviewList | undefined) => ({
  name: `desk_reviews_${list ?? 'all'}`,
  text: `SELECT reviews.id AS "_id", products.name AS "productName", products.slug, sellers.id AS "sellerId",
      sellers.shop_name AS "shopName", customers.name, reviews.rating, reviews.body AS review, reviews.answer,
      reviews.hidden_reason AS "hiddenReason", reviews.created_at AS "createdAt",
      coalesce((SELECT json_agg(json_build_object('reason', reason, 'text', text, 'createdAt', created_at) ORDER BY created_at)
        FROM review_reports WHERE review_id = reviews.id AND settled_at IS NULL), '[]') AS reports
    FROM reviews JOIN products ON products.id = reviews.product_id JOIN sellers ON sellers.id = products.seller_id
    JOIN customers ON customers.id = reviews.customer_id
    WHERE ${isTheirs} AND ${list ? conditions[list] : 'true'}
    ORDER BY reviews.created_at DESC, reviews.id LIMIT $2 OFFSET $3`,
});

export async function listForModeration(
  executor: Executor,
  sellerId: string | null,
  { list, limit, offset }: { list: ReviewList | undefined; limit: number; offset: number },
) {
  return runStatement<ModeratedReview>(executor, pageOf(list), [sellerId, limit, offset]);
}

const counts = {
  name: 'desk_review_counts',
  text: `SELECT count(*) AS "all", count(*) FILTER (WHERE ${conditions.unanswered}) AS unanswered,
      count(*) FILTER (WHERE ${conditions.reported}) AS reported, count(*) FILTER (WHERE ${conditions.hidden}) AS hidden
    FROM reviews JOIN products ON products.id = reviews.product_id WHERE ${isTheirs}`,
};

export async function countForModeration(executor: Executor, sellerId: string | null) {
  return getRow(await runStatement<Record<'all' | ReviewList, number>>(executor, counts, [sellerId]));
}

/** A review is changed under its product's lock, as one is written, so that the product's sums are those of its reviews. */
export async function lockReview(tx: Executor, reviewId: string) {
  const [named] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, reviewId));
  if (named === undefined) return undefined;
  const [product] = await tx
    .select({ sellerId: products.sellerId })
    .from(products)
    .where(eq(products.id, named.productId))
    .for('no key update');
  const [review] = await tx
    .select({ rating: reviews.rating, answer: reviews.answer, hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return review && product && { id: reviewId, ...named, ...product, ...review };
}

/** An empty answer is none. */
export async function putAnswer(tx: Executor, reviewId: string, answer: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ answer, answeredAt: answer === '' ? null : sql`now()` })
    .where(eq(reviews.id, reviewId));
}

/** With a reason it is hidden, without one it is shown. */
export async function putHidden(tx: Executor, reviewId: string, reason: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ hiddenReason: reason, hiddenAt: reason === '' ? null : sql`now()` })
    .where(eq(reviews.id, reviewId));
}

export async function settleReports(tx: Executor, reviewId: string): Promise<void> {
  await tx
    .update(reviewReports)
    .set({ settledAt: sql`now()` })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));
}

/** Whether there is such a review for others to see. */
export async function isShown(executor: Executor, reviewId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt), isNotNull(products.publishedAt)));
  return rows.length === 1;
}

/** Once for each customer. */
export async function insertReport(executor: Executor, values: typeof reviewReports.$inferInsert): Promise<void> {
  await executor.insert(reviewReports).values(values).onConflictDoNothing();
}
