import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { brands, cartLines, categories, products, sellers } from '../../db/schema/index.ts';
import { productColumns, published } from '../catalogue/index.ts';

export type CartLineRow = Awaited<ReturnType<typeof listLines>>[number];
export type ProductToAdd = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
export type CartLineRef = { id: string; productId: string; quantity: number };

const available = sql<number>`${products.stock} - ${products.reserved}`;

const lineRef = { id: cartLines.id, productId: cartLines.productId, quantity: cartLines.quantity };

/** Shops by name, a shop's lines as they came: nothing jumps when a quantity changes. */
const prepareLines = prepareOnce('cart_lines', (executor, _shape: 'any', name) =>
  executor
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      seenUnitPriceRwf: cartLines.seenUnitPriceRwf,
      product: productColumns,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(eq(cartLines.customerId, sql.placeholder('customerId')), published))
    .orderBy(sql`lower(${sellers.shopName})`, asc(sellers.id), asc(cartLines.createdAt), asc(cartLines.id))
    .prepare(name),
);

export async function listLines(executor: Executor, customerId: string) {
  return prepareLines(executor, 'any').execute({ customerId });
}

export async function findProduct(executor: Executor, productId: string) {
  const rows = await executor
    .select({ id: products.id, name: products.name, available, unitPriceRwf: products.unitPriceRwf })
    .from(products)
    .where(and(eq(products.id, productId), published));
  return rows[0];
}

/** The customer's line of a product, held: nobody else raises it before this transaction ends. */
export async function lockLineOfProduct(
  tx: Executor,
  customerId: string,
  productId: string,
): Promise<CartLineRef | undefined> {
  const rows = await tx
    .select(lineRef)
    .from(cartLines)
    .where(and(eq(cartLines.customerId, customerId), eq(cartLines.productId, productId)))
    .for('update');
  return rows[0];
}

/** Lines of products that are on sale; the others are gone as far as anybody can see. */
export async function countLines(executor: Executor, customerId: string): Promise<number> {
  const rows = await executor
    .select({ lines: count() })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(cartLines.customerId, customerId), published));
  return rows[0]?.lines ?? 0;
}

export type NewLine = { customerId: string; productId: string; quantity: number; seenUnitPriceRwf: number };

/** Makes the line of a product, or sets the one that is there. */
export async function saveLine(tx: Executor, line: NewLine): Promise<CartLineRef | undefined> {
  const { quantity, seenUnitPriceRwf } = line;
  const rows = await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({ target: [cartLines.customerId, cartLines.productId], set: { quantity, seenUnitPriceRwf } })
    .returning(lineRef);
  return rows[0];
}

/** One more, if there is one more to buy: read, judged and written by one statement. */
export async function raiseLine(
  executor: Executor,
  customerId: string,
  lineId: string,
  perLine: number,
): Promise<boolean> {
  const rows = await executor
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} + 1`, seenUnitPriceRwf: sql`${products.unitPriceRwf}` })
    .from(products)
    .where(and(ofCustomer(customerId, lineId), sql`${cartLines.quantity} < least(${perLine}, ${available})`))
    .returning({ id: cartLines.id });
  return rows.length === 1;
}

/** One less, if one is left after it. */
export async function lowerLine(executor: Executor, customerId: string, lineId: string): Promise<boolean> {
  const rows = await executor
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - 1`, seenUnitPriceRwf: sql`${products.unitPriceRwf}` })
    .from(products)
    .where(and(ofCustomer(customerId, lineId), gt(cartLines.quantity, 1)))
    .returning({ id: cartLines.id });
  return rows.length === 1;
}

/** The product of a line of this customer, while it is on sale. */
export async function findProductOfLine(executor: Executor, customerId: string, lineId: string) {
  const rows = await executor
    .select({ id: products.id, name: products.name, available })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(ofCustomer(customerId, lineId));
  return rows[0];
}

function ofCustomer(customerId: string, lineId: string) {
  return and(
    eq(cartLines.id, lineId),
    eq(cartLines.customerId, customerId),
    eq(products.id, cartLines.productId),
    published,
  );
}

export async function deleteLine(executor: Executor, customerId: string, lineId: string): Promise<boolean> {
  const rows = await executor
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId)))
    .returning({ id: cartLines.id });
  return rows.length === 1;
}

export async function listLineRefs(
  executor: Executor,
  customerId: string,
  lineIds: readonly string[],
): Promise<CartLineRef[]> {
  return executor
    .select(lineRef)
    .from(cartLines)
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...lineIds])));
}

export async function deleteLinesOfProducts(
  tx: Executor,
  customerId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.productId, [...productIds])));
}
