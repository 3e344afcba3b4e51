import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import { products, wishlistItems } from '../../db/schema/index.ts';
import { published } from '../catalogue/index.ts';

/** Newest first, with each product as it is now; what is no longer sold is not among them. */
export async function listItems(executor: Executor, customerId: string) {
  return executor
    .select({
      _id: wishlistItems.id,
      productId: products.id,
      name: products.name,
      slug: products.slug,
      image: sql<string>`coalesce(${products.images}[1], '')`,
      price: products.priceRwf,
      discount: exactDiscount(products),
      rating: products.rating,
      ratings: products.rating,
      reviewCount: products.reviewCount,
      stock: sql<number>`${products.stock} - ${products.reserved}`,
      stockRevision: products.stockRevision,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.customerId, customerId), published))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.id));
}

export async function isOnSale(executor: Executor, productId: string): Promise<boolean> {
  return (await executor.$count(products, and(eq(products.id, productId), published))) > 0;
}

/** Undefined: this product is on the list already. */
export async function insertItem(tx: Executor, customerId: string, productId: string): Promise<string | undefined> {
  const rows = await tx
    .insert(wishlistItems)
    .values({ customerId, productId })
    .onConflictDoNothing()
    .returning({ id: wishlistItems.id });
  return rows[0]?.id;
}

export async function deleteItem(executor: Executor, customerId: string, itemId: string): Promise<boolean> {
  const { rowCount } = await executor
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.customerId, customerId)));
  return rowCount === 1;
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE wishlist_items AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM wishlist_items AS own WHERE own.customer_id = ${to} AND own.product_id = moved.product_id)`);
}
