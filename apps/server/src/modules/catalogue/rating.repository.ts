import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';

export async function addToRating(
  tx: Executor,
  productId: string,
  change: { ratingSum: number; ratingCount: number; reviewCount: number },
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${change.ratingSum}`,
      ratingCount: sql`${products.ratingCount} + ${change.ratingCount}`,
      reviewCount: sql`${products.reviewCount} + ${change.reviewCount}`,
    })
    .where(eq(products.id, productId));
}
