import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import { type Executor, runStatement } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import { orderLines, orderParts, orders, sellers } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

/** An order that somebody changes; nobody else does until the transaction ends. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;
export type PartRow = Awaited<ReturnType<typeof listParts>>[number];
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

export const unknownOrder = () => new AppError('not_found', 'There is no such order.');

/** Where an order goes. */
const shipping = {
  name: orders.shippingName,
  address: orders.shippingAddress,
  phone: orders.shippingPhone,
  post: orders.shippingPost,
  province: orders.shippingProvince,
  city: orders.shippingCity,
  area: orders.shippingArea,
};
export const orderColumns = {
  ...getTableColumns(orders),
  voucherCode: sql<string | null>`(select code from vouchers where vouchers.id = ${orders.voucherId})`,
  shipping,
};

/** When a part is cancelled, unless its customer agrees to it in a call, pays or says to have paid before. */
export const partExpiresAt =
  sql`case when ${orders.paymentStatus} = 'unpaid' and ${orderParts.status} = 'pending' and ${orderParts.agreedAt} is null
      and not exists (select 1 from payments where payments.order_id = ${orders.id} and payments.state <> 'refused')
    then ${orders.expiresAt} end`.mapWith(orders.expiresAt) as SQL<Date | null>;

export const partColumns = {
  ...getTableColumns(orderParts),
  shopName: sellers.shopName,
  /** Where it is picked up, and when; a shop that has stopped offering it is where it is. */
  pickupAddress: sql<string>`coalesce(nullif(${sellers.pickupAddress}, ''), ${sellers.address})`,
  pickupHours: sellers.pickupHours,
  expiresAt: partExpiresAt,
};

/** A line as it was when it was ordered. */
export const lineColumns = { ...getTableColumns(orderLines), discountPercent: exactDiscount(orderLines) };

/** What names no order, or another customer's, does not exist. */
async function lock(tx: Executor, orderId: string, whose?: SQL) {
  const asked = and(eq(orders.id, orderId), whose);
  const rows = isUuid(orderId) ? await tx.select(orderColumns).from(orders).where(asked).for('no key update') : [];
  const [order] = rows;
  if (order === undefined) throw unknownOrder();
  return order;
}

/** Every change of an order begins here, so that its changes happen one after another. */
export const lockOrder = (tx: Executor, orderId: string) => lock(tx, orderId);

export const lockOwnOrder = (tx: Executor, orderId: string, customerId: string) =>
  lock(tx, orderId, eq(orders.customerId, customerId));

export async function assertOwnOrder(executor: Executor, orderId: string, customerId: string): Promise<void> {
  const own = { name: 'own_order', text: 'SELECT FROM orders WHERE id = $1 AND customer_id = $2' };
  const rows = isUuid(orderId) ? await runStatement(executor, own, [orderId, customerId]) : [];
  if (rows.length === 0) throw unknownOrder();
}

export async function listParts(executor: Executor, orderIds: string[]) {
  return executor
    .select(partColumns)
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .where(inArray(orderParts.orderId, orderIds))
    .orderBy(asc(sellers.shopName), asc(orderParts.id));
}

export async function listLines(executor: Executor, orderIds: string[]) {
  return executor
    .select(lineColumns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.name), asc(orderLines.id));
}
