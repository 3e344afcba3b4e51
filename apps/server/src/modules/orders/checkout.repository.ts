import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import {
  brands,
  customers,
  orderEvents,
  orderLines,
  orderParts,
  orders,
  products,
  reservations,
  sellers,
} from '../../db/schema/index.ts';
import type { SavedShipping } from '../../db/schema/customers.ts';

export type StoredOrder = {
  order: typeof orders.$inferInsert;
  parts: (typeof orderParts.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
  reservations: (typeof reservations.$inferInsert)[];
};

export type PlacedOrderRow = {
  id: string;
  fingerprint: string;
  totalRwf: number;
  shippingFeeRwf: number;
  units: number;
};
export type SaleableProduct = Awaited<ReturnType<typeof lockProducts>>[number];

const placedColumns = {
  id: orders.id,
  fingerprint: orders.fingerprint,
  totalRwf: orders.totalRwf,
  shippingFeeRwf: orders.shippingFeeRwf,
  units: sql<number>`(select sum(quantity) from order_lines where order_id = orders.id)`.mapWith(Number),
};

export async function findByKey(tx: Executor, customerId: string, key: string): Promise<PlacedOrderRow | undefined> {
  const rows = await tx
    .select(placedColumns)
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, key)));
  return rows[0];
}

/** The same order placed moments ago by somebody who sent no key; one cancelled since is meant anew. */
export async function findRecentTwin(
  tx: Executor,
  customerId: string,
  fingerprint: string,
  withinSeconds: number,
): Promise<PlacedOrderRow | undefined> {
  const rows = await tx
    .select(placedColumns)
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.fingerprint, fingerprint),
        ne(orders.deliveryStatus, 'cancelled'),
        sql`${orders.createdAt} > now() - make_interval(secs => ${withinSeconds})`,
      ),
    )
    .limit(1);
  return rows[0];
}

export async function countOpenUnpaid(tx: Executor, customerId: string): Promise<number> {
  const rows = await tx
    .select({ open: count() })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.paymentStatus, 'unpaid'),
        inArray(orders.deliveryStatus, ['pending', 'processing', 'warehouse']),
      ),
    );
  return rows[0]?.open ?? 0;
}

function selectSaleable(executor: Executor, ids: string[]) {
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
    .where(and(inArray(products.id, ids), sql`${products.publishedAt} is not null`))
    .$dynamic();
}

/** What is on sale among these, without locking it: a moment later it may be less. */
export async function listProducts(executor: Executor, ids: string[]) {
  return selectSaleable(executor, ids);
}

/** Locks what is on sale among these, in the order of their ids: two orders never wait for each other. */
export async function lockProducts(tx: Executor, ids: string[]) {
  return selectSaleable(tx, ids).orderBy(asc(products.id)).for('no key update', { of: products });
}

export async function mapHeldUnits(tx: Executor, customerId: string, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx
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

export async function insertOrder(tx: Executor, stored: StoredOrder, expiryHours: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${expiryHours * 3600})`;
  await tx.insert(orders).values({ ...stored.order, expiresAt });
  await tx.insert(orderParts).values(stored.parts);
  await tx.insert(orderLines).values(stored.lines);
  await tx.insert(reservations).values(stored.reservations);
  const orderId = stored.order.id ?? '';
  await tx.insert(orderEvents).values({ orderId, kind: 'delivery', toStatus: 'pending', actor: 'customer' });
}

export async function findShipping(executor: Executor, customerId: string): Promise<SavedShipping | undefined> {
  const rows = await executor
    .select({ savedShipping: customers.savedShipping })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.savedShipping ?? undefined;
}

export async function saveShipping(tx: Executor, customerId: string, savedShipping: SavedShipping): Promise<void> {
  await tx.update(customers).set({ savedShipping }).where(eq(customers.id, customerId));
}
