import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { brands, cartLines, categories, customers, products, sellers } from '../../db/schema/index.ts';
import { productColumns, published } from '../catalogue/index.ts';

export type CartLineRow = Awaited<ReturnType<typeof listLines>>[number];

const available = sql<number>`${products.stock} - ${products.reserved}`;

/** Shops by name, a shop's lines as they came: nothing jumps when a quantity changes. */
const prepareLines = prepareOnce('cart_lines', (executor, _shape: 'any', name) =>
  executor
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      seenUnitPriceRwf: cartLines.seenUnitPriceRwf,
      isGone: sql<boolean>`${products.publishedAt} is null`,
      product: productColumns,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(
        eq(cartLines.customerId, sql.placeholder('customerId')),
        or(published, isNotNull(products.deletedAt), products.isHeldBack),
      ),
    )
    .orderBy(sql`lower(${sellers.shopName})`, asc(sellers.id), asc(cartLines.createdAt), asc(cartLines.id))
    .prepare(name),
);

export const listLines = async (executor: Executor, customerId: string) =>
  prepareLines(executor, 'any').execute({ customerId });

/** Where the customer last had an order sent. */
export async function findPlace(executor: Executor, customerId: string) {
  const rows = await executor
    .select({ place: customers.savedShipping })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.place ?? undefined;
}

/** What an addition was judged by; `lineId` is null when it was refused. */
type AddedProduct = { name: string; available: number; inCart: number; lineId: string | null };

const addToCart = {
  name: 'add_to_cart',
  text: `SELECT name, available, in_cart AS "inCart", line_id AS "lineId" FROM add_to_cart($1, $2, $3, $4, $5)`,
};

/** Adds a product, or raises its quantity; undefined when it is not on sale. */
export async function addProduct(
  database: Database,
  addition: [customerId: string, productId: string, wanted: number, mostUnits: number, mostLines: number],
): Promise<AddedProduct | undefined> {
  return (await database.run<AddedProduct>(addToCart, addition))[0];
}

/** One more, if there is one more to buy: read, judged and written by one statement. */
export const raiseLine = (executor: Executor, customerId: string, lineId: string, perLine: number) =>
  changeLine(
    executor,
    1,
    and(ofCustomer(customerId, lineId), sql`${cartLines.quantity} < least(${perLine}, ${available})`),
  );

/** One less, if one is left after it. */
export const lowerLine = (executor: Executor, customerId: string, lineId: string) =>
  changeLine(executor, -1, and(ofCustomer(customerId, lineId), gt(cartLines.quantity, 1)));

async function changeLine(executor: Executor, by: number, condition: SQL | undefined): Promise<boolean> {
  const { rowCount } = await executor
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} + ${by}`, seenUnitPriceRwf: sql`${products.unitPriceRwf}` })
    .from(products)
    .where(condition);
  return rowCount === 1;
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
  const { rowCount } = await executor
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId)));
  return rowCount === 1;
}

export async function listLineRefs(executor: Executor, customerId: string, lineIds: readonly string[]) {
  return executor
    .select({ id: cartLines.id, productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...lineIds])));
}

/** SQL that takes what is ordered out of the cart, for the statement that stores the order. */
export const removeOrdered = (customerId: string, productIds: string) =>
  `DELETE FROM cart_lines WHERE customer_id = ${customerId} AND product_id = ANY (${productIds}::uuid[])`;

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE cart_lines AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM cart_lines AS own WHERE own.customer_id = ${to} AND own.product_id = moved.product_id)`);
}
