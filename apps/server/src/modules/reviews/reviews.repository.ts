import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { customers, orderLines, orderParts, orders, products, reviews, sellers } from '../../db/schema/index.ts';
import type { RatingCount } from './reviews.rules.ts';

export type ReviewRow = Awaited<ReturnType<typeof listPage>>['reviews'][number];
export type ReviewPageRows = { reviews: ReviewRow[]; total: number; breakdown: RatingCount[] };

export async function isPublished(executor: Executor, productId: string): Promise<boolean> {
  return (await executor.$count(products, and(eq(products.id, productId), isNotNull(products.publishedAt)))) > 0;
}

/** Whether the product was handed over to the reviewer. */
export const isVerified = sql<boolean>`exists (
  select 1 from ${orders}
  join ${orderLines} on ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${reviews.productId}
  join ${orderParts} on ${orderParts.id} = ${orderLines.partId} and ${orderParts.status} = 'placed'
  where ${orders.customerId} = ${reviews.customerId})`;

/** What the office has hidden is not there. */
const ofProduct = and(eq(reviews.productId, sql.placeholder('productId')), isNull(reviews.hiddenAt));

const prepareReviews = prepareOnce('reviews', (executor, _shape: 'any', name) => {
  const counts = countQuery(executor).as('counts');
  return executor
    .select({
      id: reviews.id,
      productId: reviews.productId,
      reviewerName: customers.name,
      rating: reviews.rating,
      body: reviews.body,
      isVerified,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      shopName: sellers.shopName,
      counts: sql<RatingCount[]>`(select json_agg(counts) from ${counts})`,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(ofProduct)
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);
});

const countQuery = (executor: Executor) =>
  executor
    .select({ rating: reviews.rating, reviews: count().as('reviews') })
    .from(reviews)
    .where(ofProduct)
    .groupBy(reviews.rating);

const prepareCounts = prepareOnce('review_counts', (executor, _shape: 'any', name) =>
  countQuery(executor).prepare(name),
);

/** Some reviews and how many gave each number of stars, in one question unless the page is past the last. */
export async function listPage(executor: Executor, productId: string, size: number, pageNumber: number) {
  const offset = (pageNumber - 1) * size;
  const rows = await prepareReviews(executor, 'any').execute({ productId, limit: size, offset });
  const isPastLast = rows.length === 0 && offset > 0;
  const counts = isPastLast ? await prepareCounts(executor, 'any').execute({ productId }) : rows[0]?.counts;
  return { reviews: rows.map(({ counts: _, ...review }) => review), counts: counts ?? [] };
}

const prepareNewest = prepareOnce('newest_review', (executor, _shape: 'any', name) =>
  executor
    .select({ writtenAt: reviews.createdAt })
    .from(reviews)
    .where(ofProduct)
    .orderBy(desc(reviews.createdAt))
    .limit(1)
    .prepare(name),
);

export async function findNewest(executor: Executor, productId: string): Promise<Date | undefined> {
  const rows = await prepareNewest(executor, 'any').execute({ productId });
  return rows[0]?.writtenAt;
}

/** One writer at a time per product, so that its sums are those of its reviews. */
export async function lockPublished(tx: Executor, productId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNotNull(products.publishedAt)))
    .for('no key update');
  return rows.length === 1;
}

export async function findWritten(tx: Executor, productId: string, customerId: string) {
  const { rating, body, hiddenReason, hiddenAt } = reviews;
  const rows = await tx
    .select({ rating, body, hiddenReason, hiddenAt })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  return rows[0];
}

export type WrittenReview = { productId: string; customerId: string; rating: number; body: string };

/** A rewritten review counts as written now. */
export async function putReview(tx: Executor, values: WrittenReview): Promise<void> {
  const { rating, body } = values;
  await tx
    .insert(reviews)
    .values(values)
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.customerId],
      set: { rating, body, createdAt: sql`now()` },
    });
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE reviews AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM reviews AS own WHERE own.customer_id = ${to} AND own.product_id = moved.product_id)`);
  await tx.execute(sql`UPDATE review_reports AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM review_reports AS own WHERE own.customer_id = ${to} AND own.review_id = moved.review_id)`);
}

/** One person has one opinion of a product: what is left after the move no longer counts. */
export async function deleteReviews(tx: Executor, customerId: string) {
  return tx
    .delete(reviews)
    .where(eq(reviews.customerId, customerId))
    .returning({ productId: reviews.productId, rating: reviews.rating, hiddenAt: reviews.hiddenAt });
}
