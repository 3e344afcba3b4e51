import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import type { SavedShipping } from '../../db/schema/customers.ts';
import { brands, customers, products, reservations, sellers } from '../../db/schema/index.ts';

export type SaleableProduct = Awaited<ReturnType<typeof listProducts>>[number];

/** What is on sale among these: a moment later it may be less. */
export async function listProducts(executor: Executor, ids: string[]) {
  return executor
    .select({
      productId: products.id,
      sellerId: products.sellerId,
      shopName: sellers.shopName,
      name: products.name,
      slug: products.slug,
      brand: brands.name,
      images: products.images,
      priceRwf: products.priceRwf,
      discountPercent: exactDiscount(products),
      available: sql<number>`${products.stock} - ${products.reserved}`,
      stockRevision: products.stockRevision,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(inArray(products.id, ids), sql`${products.publishedAt} is not null`));
}

export async function mapHeldUnits(
  executor: Executor,
  customerId: string,
  ids: string[],
): Promise<Map<string, number>> {
  const rows = await executor
    .select({ productId: reservations.productId, units: sql<number>`sum(${reservations.quantity})`.mapWith(Number) })
    .from(reservations)
    .where(
      and(
        inArray(reservations.productId, ids),
        eq(reservations.customerId, customerId),
        eq(reservations.state, 'held'),
      ),
    )
    .groupBy(reservations.productId);
  return new Map(rows.map((row) => [row.productId, row.units]));
}

export async function findShipping(executor: Executor, customerId: string): Promise<SavedShipping | undefined> {
  const rows = await executor
    .select({ savedShipping: customers.savedShipping })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.savedShipping ?? undefined;
}
