import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce, unnamed } from '../../db/prepare-once.ts';
import { customers, products, reviews } from '../../db/schema/index.ts';

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];
export type RatingCountRow = Awaited<ReturnType<typeof countByRating>>[number];

export async function isPublished(executor: Executor, productId: string): Promise<boolean> {
  const rows = await executor
    .select({ published: sql<boolean>`${products.publishedAt} is not null` })
    .from(products)
    .where(eq(products.id, productId));
  return rows[0]?.published ?? false;
}

const prepareReviews = prepareOnce((executor, _shape: 'any') =>
  executor
    .select({
      id: reviews.id,
      productId: reviews.productId,
      reviewerName: customers.name,
      rating: reviews.rating,
      body: reviews.body,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(eq(reviews.productId, sql.placeholder('productId')))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(unnamed),
);

export async function listReviews(executor: Executor, productId: string, limit: number, offset: number) {
  return prepareReviews(executor, 'any').execute({ productId, limit, offset });
}

const prepareCounts = prepareOnce((executor, _shape: 'any') =>
  executor
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(eq(reviews.productId, sql.placeholder('productId')))
    .groupBy(reviews.rating)
    .prepare(unnamed),
);

export async function countByRating(executor: Executor, productId: string) {
  return prepareCounts(executor, 'any').execute({ productId });
}
