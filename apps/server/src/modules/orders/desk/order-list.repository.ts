import type { AllOrdersQuery, DeliveryStatus, MoneyState, OrderSort } from '@urumuri/contract';
import { and, asc, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/client.ts';
import { orderParts, orders, sellers, staffName } from '../../../db/schema/index.ts';
import { isUuid } from '../../../db/uuid.ts';
import { startOfKigaliDay } from '../../../kigali-date.ts';

export type OrderFilter = Partial<Omit<AllOrdersQuery, 'pageNumber' | 'search'>> & {
  /** All of these an order must have. */
  words?: readonly string[] | undefined;
};
type Page = { limit: number; offset: number };

/** What is listed: whole orders, or one shop's parts of them. */
export type Listed = {
  from: SQL;
  whose?: SQL;
  id: SQLWrapper;
  status: SQLWrapper;
  createdAt: typeof orders.createdAt | typeof orderParts.createdAt;
  /** Tells apart what came at the same moment. */
  place: SQLWrapper;
  sums: Record<'total' | 'open', SQLWrapper>;
  money: Record<MoneyState, SQL>;
  isRiddenBy(rider: SQL): SQL;
  /** What is found by words. */
  texts: SQL;
};

const isEnded = (status: SQLWrapper) => sql`${status} = 'cancelled'`;
const partsOfOrder = sql`select from order_parts where order_parts.order_id = ${orders.id}`;

export const wholeOrders: Listed = {
  from: sql`orders`,
  id: orders.id,
  status: orders.deliveryStatus,
  createdAt: orders.createdAt,
  place: orders.number,
  sums: { total: orders.totalRwf, open: orders.openRwf },
  money: {
    open: sql`${orders.openRwf} > 0 and ${orders.paidRwf} <= 0`,
    part: sql`${orders.openRwf} > 0 and ${orders.paidRwf} > 0`,
    paid: sql`${orders.openRwf} = 0 and not ${isEnded(orders.deliveryStatus)}`,
    back: sql`${orders.backRwf} > 0`,
  },
  isRiddenBy: (rider) => sql`exists (${partsOfOrder} and ${rider})`,
  texts: sql`order_texts.seller_id is null`,
};

const ownPrice = sql`(${orderParts.itemsRwf} - ${orderParts.voucherRwf} + ${orderParts.shippingFeeRwf})`;
const isAlone = sql`not exists (select from order_parts other where other.order_id = ${orders.id} and other.id <> ${orderParts.id})`;

/** Whether something was paid for a part: of an order of several shops it may have been for the others'. */
const isBegun = sql`(${orders.paidRwf} > 0 and ${orderParts.openRwf} < ${ownPrice})`;

export const partsOf = (sellerId: string): Listed => ({
  // An outer join is left out where nothing is asked of the order.
  from: sql`order_parts left join orders on orders.id = order_parts.order_id`,
  whose: eq(orderParts.sellerId, sellerId),
  id: orderParts.id,
  status: orderParts.status,
  createdAt: orderParts.createdAt,
  place: orderParts.id,
  sums: { total: ownPrice, open: orderParts.openRwf },
  money: {
    open: sql`${orderParts.openRwf} > 0 and not ${isBegun}`,
    part: sql`${orderParts.openRwf} > 0 and ${isBegun}`,
    paid: sql`${orderParts.openRwf} = 0 and not ${isEnded(orderParts.status)}`,
    // What came in too much for an order of several shops is the office's matter.
    back: sql`${orders.backRwf} > 0 and ${isAlone}`,
  },
  isRiddenBy: (rider) => sql`(${rider})`,
  texts: sql`order_texts.seller_id = ${sellerId}`,
});

type FoundOrderRow = {
  id: string;
  number: number;
  name: string;
  price: number;
  status: DeliveryStatus;
  placedAt: Date;
};

const oneDayMs = 24 * 60 * 60 * 1000;

function conditions(listed: Listed, filter: OrderFilter): SQL {
  const { payment, from, to, channel, district, rider, shop, words } = filter;
  const all = and(
    listed.whose,
    payment && listed.money[payment],
    from === undefined ? undefined : gte(listed.createdAt, startOfKigaliDay(from)),
    to === undefined ? undefined : lt(listed.createdAt, new Date(startOfKigaliDay(to).getTime() + oneDayMs)),
    channel && eq(orders.channel, channel),
    district === undefined ? undefined : sql`lower(${orders.shippingCity}) = lower(${district})`,
    rider === undefined ? undefined : listed.isRiddenBy(isRider(rider)),
    shop === undefined ? undefined : sql`exists (${partsOfOrder} and ${isId(orderParts.sellerId, shop)})`,
    words && hasWords(listed, words),
  );
  return all ?? sql`true`;
}

/** What is no id is nobody's. */
const isId = (column: AnyPgColumn, id: string) => (isUuid(id) ? eq(column, id) : sql`false`);

/** Nobody is missing for what is delivered or cancelled. */
const awaitsRider = sql`order_parts.rider_id is null and order_parts.pickup_code is null
  and order_parts.status in ('pending', 'processing', 'warehouse')`;

const isRider = (rider: string) => (rider === 'none' ? awaitsRider : isId(orderParts.riderId, rider));

/** Whether a text, as `search_text` writes it, has all of these words. */
export const has = (text: SQL, words: readonly string[]) =>
  and(...words.map((word) => sql`${text} like '%' || search_text(${word}) || '%'`));

function hasWords({ id, texts }: Listed, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  return sql`${id} in (select order_texts.id from order_texts where ${texts} and ${has(sql`words`, words)})`;
}

const withStatus = ({ status }: Listed, asked: DeliveryStatus | undefined) => asked && sql`${status} = ${asked}`;

export function sortOf({ createdAt, place, sums }: Listed, sort: OrderSort = 'newest'): SQL[] {
  if (sort === 'oldest') return [asc(createdAt), asc(place)];
  const newest = [desc(createdAt), desc(place)];
  return sort === 'newest' ? newest : [desc(sums[sort]), ...newest];
}

/** The page is chosen by an index alone; only what is on it is read. */
export function pageOf(listed: Listed, { status, sort, ...filter }: OrderFilter, { limit, offset }: Page): SQL {
  const where = and(conditions(listed, filter), withStatus(listed, status));
  const order = sql.join(sortOf(listed, sort), sql`, `);
  return sql`(select ${listed.id} from ${listed.from} where ${where} order by ${order} limit ${limit} offset ${offset})`;
}

/** The order of this number, then the newest that have these words. */
export async function findOrders(
  db: Executor,
  listed: Listed,
  { words, number }: { words: readonly string[]; number: number | undefined },
  limit: number,
) {
  const isNumber = eq(orders.number, number ?? 0);
  const numbered = sql`(select ${listed.id} from ${listed.from} where ${and(listed.whose, isNumber)})`;
  const order = sql.join([desc(isNumber), ...sortOf(listed)], sql`, `);
  const { rows } = await db.execute<FoundOrderRow>(sql`
    select ${orders.id}, ${orders.number}::float8 as number, ${orders.shippingName} as name,
      ${listed.sums.total}::float8 as price, ${listed.status} as status, ${listed.createdAt} as "placedAt"
    from ${listed.from}
    where ${listed.id} in (${pageOf(listed, { words }, { limit, offset: 0 })} union ${numbered})
    order by ${order} limit ${limit}`);
  return rows;
}

/** How many orders there are of each status, of those that the other filters leave. */
export async function countByStatus(db: Executor, listed: Listed, filter: OrderFilter = {}) {
  const { rows } = await db.execute<{ status: DeliveryStatus; count: number }>(
    sql`select ${listed.status} as status, count(*)::int as count from ${listed.from}
      where ${conditions(listed, filter)} group by 1`,
  );
  return rows;
}

const riderName = sql`coalesce(nullif(rider.owner_name, ''), rider.email::text)`;

/** What a line of a list shows besides the order's own columns; `lines` and `parts` say whose. */
export const listedColumns = (lines: SQL, parts: SQL) => ({
  image: sql<string>`coalesce((select images[1] from order_lines where ${lines} order by name, id limit 1), '')`,
  riders: sql<string[]>`array(select distinct ${riderName} from order_parts ridden
    join sellers rider on rider.id = ridden.rider_id where ${parts} order by 1)`,
  isPickup: sql<boolean>`exists (select from order_parts ridden where ${parts} and pickup_code is not null)`,
});

const name = sql<string>`${staffName}`;

/** Who can be asked to take an order: of a shop its own people, for the office everybody's. */
export async function listRiders(db: Executor, shopId: string | undefined) {
  return db
    .select({ id: sellers.id, name, employerId: sellers.employerId })
    .from(sellers)
    .where(
      and(
        eq(sellers.staffRole, 'rider'),
        eq(sellers.status, 'approved'),
        shopId === undefined ? undefined : eq(sellers.employerId, shopId),
      ),
    )
    .orderBy(asc(sql`lower(${name})`), sellers.id);
}

/** Shops that have ever sold. */
export async function listShops(db: Executor) {
  return db
    .select({ id: sellers.id, name: sellers.shopName })
    .from(sellers)
    .where(sql`exists (select from order_parts where order_parts.seller_id = ${sellers.id})`)
    .orderBy(asc(sql`lower(${sellers.shopName})`));
}
