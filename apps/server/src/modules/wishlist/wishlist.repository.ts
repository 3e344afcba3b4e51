import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import { products, wishlistItems } from '../../db/schema/index.ts';
import { published } from '../catalogue/index.ts';

export type WishlistRow = Awaited<ReturnType<typeof listItems>>[number];

/** Newest first, with each product as it is now; what is no longer sold is not among them. */
export async function listItems(executor: Executor, customerId: string) {
  return executor
    .select({
      id: wishlistItems.id,
      productId: products.id,
      name: products.name,
      slug: products.slug,
      images: products.images,
      priceRwf: products.priceRwf,
      discountPercent: exactDiscount(products),
      rating: products.rating,
      reviewCount: products.reviewCount,
      available: sql<number>`${products.stock} - ${products.reserved}`,
      stockRevision: products.stockRevision,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.customerId, customerId), published))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.id));
}

export async function isOnSale(executor: Executor, productId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), published));
  return rows.length === 1;
}

export async function hasItem(executor: Executor, customerId: string, productId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, productId)));
  return rows.length === 1;
}

export async function countItems(executor: Executor, customerId: string): Promise<number> {
  const rows = await executor
    .select({ items: count() })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.customerId, customerId), published));
  return rows[0]?.items ?? 0;
}

export async function insertItem(tx: Executor, customerId: string, productId: string): Promise<string> {
  const rows = await tx.insert(wishlistItems).values({ customerId, productId }).returning({ id: wishlistItems.id });
  return rows[0]?.id ?? '';
}

export async function deleteItem(executor: Executor, customerId: string, itemId: string): Promise<boolean> {
  const rows = await executor
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.customerId, customerId)))
    .returning({ id: wishlistItems.id });
  return rows.length === 1;
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE wishlist_items AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM wishlist_items AS own WHERE own.customer_id = ${to} AND own.product_id = moved.product_id)`);
}
