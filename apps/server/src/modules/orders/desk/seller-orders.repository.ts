import type { Standing } from '@urumuri/money/standing';
import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderEvents, orderLines, orderParts, orders, sellers, staffName } from '../../../db/schema/index.ts';
import { awaitsCall, callerColumns } from '../calls/calls.repository.ts';
import { lineColumns, orderColumns, partColumns } from '../order-rows.repository.ts';
import { listedColumns, type OrderFilter, pageOf, partsOf, sortOf } from './order-list.repository.ts';

/** Every query here begins with the seller: a part of another shop is never read, not even by mistake. */
const ownPart = (sellerId: string) => eq(orderParts.sellerId, sellerId);

export type OwnOrderRow = Awaited<ReturnType<typeof selectOwn>>[number];
export type EventRow = Awaited<ReturnType<typeof listOwnEvents>>[number];
export type OwnLineRow = Awaited<ReturnType<typeof listOwnLines>>[number];
export type OwnOrder = {
  head: OwnOrderRow;
  lines: OwnLineRow[];
  events: EventRow[];
  standing: Standing;
};
type PartSlice = { limit: number; offset: number };

const calls = sql`order_events where part_id = ${orderParts.id} and kind = 'call'`;
const lastTryAt = sql`(select max(created_at) from ${calls})`;

/** When the shopper asked to be called, else at once; nobody answering moves it on by two hours. */
const dueAt = sql<Date>`greatest(${lastTryAt} + interval '2 hours', coalesce(${orders.contactFrom}, ${orders.createdAt}))`;

/** Who has the customer on the phone, by name where it is the own shop or the office. */
const callerNameHere = sql<string | null>`(select ${staffName} from ${sellers} where ${sellers.id} = ${orders.callerId}
  and (${sellers.role} = 'admin' or ${orderParts.sellerId} in (${sellers.id}, ${sellers.employerId})))`;

const others = sql`(select 1 from order_parts other
  where other.order_id = ${orders.id} and other.id <> ${orderParts.id} and other.status <> 'cancelled')`;

const selectOwn = (db: Executor) =>
  db
    .select({
      ...orderColumns,
      ...listedColumns(sql`order_lines.part_id = ${orderParts.id}`, sql`ridden.id = ${orderParts.id}`),
      part: partColumns,
      units: sql<number>`(select sum(quantity) from order_lines where part_id = ${orderParts.id})`.mapWith(Number),
      isShared: sql<boolean>`exists ${others}`,
      ...callerColumns,
      callerName: callerNameHere,
      awaitsCall: sql<boolean>`${awaitsCall}`,
      dueAt: dueAt.mapWith(orders.createdAt),
      tries: sql<number>`(select count(*) from ${calls})`.mapWith(Number),
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .$dynamic();

export async function listOwnOrders(db: Executor, sellerId: string, filter: OrderFilter, page: PartSlice) {
  const own = partsOf(sellerId);
  return selectOwn(db)
    .where(and(ownPart(sellerId), inArray(orderParts.id, pageOf(own, filter, page))))
    .orderBy(...sortOf(own, filter.sort));
}

export async function findOwnOrder(db: Executor, sellerId: string, orderId: string) {
  const rows = await selectOwn(db).where(and(ownPart(sellerId), eq(orderParts.orderId, orderId)));
  return rows[0];
}

export async function listOwnLines(db: Executor, sellerId: string, partIds: string[]) {
  return db
    .select(lineColumns)
    .from(orderLines)
    .innerJoin(orderParts, eq(orderParts.id, orderLines.partId))
    .where(and(ownPart(sellerId), inArray(orderLines.partId, partIds)))
    .orderBy(asc(orderLines.name), asc(orderLines.id));
}

/** What a shop has written for itself; the office's notes are the office's. */
const ownInternalNote = sql<string>`case when ${orderEvents.actor} = 'seller'
  and (${orderEvents.partId} = ${orderParts.id} or ${orderEvents.staffId} = ${orderParts.sellerId} or ${orderParts.sellerId} = (select employer_id from ${sellers} as staff where staff.id = ${orderEvents.staffId}))
  then ${orderEvents.internalNote} else '' end`;

/** Who it was, of the own shop or of the office; other shops' people stay theirs. */
const ownStaffName = sql<
  string | null
>`case when ${sellers.role} = 'admin' or ${orderParts.sellerId} in (${sellers.id}, ${sellers.employerId}) then ${staffName} end`;

/** Whose part an event of a part is about. */
export const partShopName = sql<string | null>`(select shop_name from ${orderParts} as told
  join ${sellers} as shop on shop.id = told.seller_id where told.id = ${orderEvents.partId})`;

/** A change of the whole order says what it comes to: that is other shops' money too. */
const isOthers = sql`${orderEvents.partId} is null and ${orderEvents.kind} = 'change'`;

/** What happened to the order as a whole and to the own part; other shops' doings stay theirs. */
export async function listOwnEvents(db: Executor, sellerId: string, orderId: string) {
  return db
    .select({
      ...getTableColumns(orderEvents),
      internalNote: ownInternalNote,
      staffName: ownStaffName,
      shopName: partShopName,
    })
    .from(orderEvents)
    .innerJoin(orderParts, eq(orderParts.orderId, orderEvents.orderId))
    .leftJoin(sellers, eq(sellers.id, orderEvents.staffId))
    .where(
      and(
        ownPart(sellerId),
        eq(orderEvents.orderId, orderId),
        or(isNull(orderEvents.partId), eq(orderEvents.partId, orderParts.id)),
        sql`not (${isOthers})`,
        sql`(${orderEvents.kind} <> 'note' or ${orderEvents.note} <> '' or ${ownInternalNote} <> '')`,
      ),
    )
    .orderBy(asc(orderEvents.id));
}

export async function listWaitingCalls(db: Executor, sellerId: string, { limit, offset }: PartSlice) {
  return selectOwn(db)
    .where(and(ownPart(sellerId), awaitsCall))
    .orderBy(asc(dueAt), asc(orders.number))
    .limit(limit)
    .offset(offset);
}

export const countWaitingCalls = (db: Executor, sellerId: string) =>
  db.$count(orderParts, and(ownPart(sellerId), awaitsCall));
