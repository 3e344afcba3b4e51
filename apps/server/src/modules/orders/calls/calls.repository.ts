import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderEvents, orderLines, orderParts, orders, sellers, staffName } from '../../../db/schema/index.ts';
import { lineColumns, orderColumns, partExpiresAt } from '../order-rows.repository.ts';
import { callMinutes } from './calls.rules.ts';

export type MarketCallRow = Awaited<ReturnType<typeof listMarketCalls>>[number];
export type MarketLineRow = Awaited<ReturnType<typeof listMarketLines>>[number];

/** A pending part nobody has reached an agreement about on the phone. */
export const awaitsCall = and(eq(orderParts.status, 'pending'), isNull(orderParts.agreedAt)) as SQL;

const isWaiting = sql`exists (select 1 from ${orderParts} where ${orderParts.orderId} = ${orders.id} and ${awaitsCall})`;
const calls = sql`${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} = 'call'`;
/** As for one shop: when they asked to be called, else at once; a call nobody answered moves it on, whoever made it. */
const dueAt = sql<Date>`greatest((select max(${orderEvents.createdAt}) from ${calls}) + interval '2 hours',
  coalesce(${orders.contactFrom}, ${orders.createdAt}))`;

/** Who has the customer on the phone now. */
export const callerColumns = {
  callerId: sql<string | null>`case when ${orders.callerUntil} > now() then ${orders.callerId} end`,
  callerUntil: orders.callerUntil,
};

/** Every order of which a part waits, once: whoever calls speaks for all of them. */
export async function listMarketCalls(db: Executor, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      ...orderColumns,
      ...callerColumns,
      callerName: sql<string | null>`(select ${staffName} from ${sellers} where ${sellers.id} = ${orders.callerId})`,
      dueAt: dueAt.mapWith(orders.createdAt),
      // A call about several parts is written down for each, at the same moment.
      tries: sql<number>`(select count(distinct ${orderEvents.createdAt}) from ${calls})`.mapWith(Number),
      partExpiresAt: sql`(select min(${partExpiresAt}) from ${orderParts} where ${orderParts.orderId} = ${orders.id}
        and ${awaitsCall})`.mapWith(orders.expiresAt),
    })
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(dueAt), asc(orders.number))
    .limit(limit)
    .offset(offset);
}

export const countMarketCalls = (db: Executor) => db.$count(orders, isWaiting);

export async function listMarketLines(db: Executor, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({ ...lineColumns, shopName: sellers.shopName, part: orderParts })
    .from(orderLines)
    .innerJoin(orderParts, eq(orderParts.id, orderLines.partId))
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .where(and(inArray(orderLines.orderId, orderIds), awaitsCall))
    .orderBy(asc(sellers.shopName), asc(orderLines.name), asc(orderLines.id));
}

const byNobodyElse = (personId: string) =>
  or(isNull(orders.callerId), eq(orders.callerId, personId), lt(orders.callerUntil, sql`now()`));

/** A shop's is an order of which its own part waits; without a shop, one of which any does. */
const isTheirs = (orderId: string, sellerId: string | undefined) =>
  sql`${orders.id} = ${orderId} and exists (select 1 from ${orderParts} where ${orderParts.orderId} = ${orders.id}
    and ${awaitsCall} and ${sellerId === undefined ? sql`true` : eq(orderParts.sellerId, sellerId)})`;

type Taking = { orderId: string; personId: string; sellerId: string | undefined };

/** One of two who press at the same time gets it. */
export async function takeCall(db: Executor, { orderId, personId, sellerId }: Taking): Promise<boolean> {
  const taken = await db
    .update(orders)
    .set({ callerId: personId, callerUntil: sql`now() + make_interval(mins => ${callMinutes})` })
    .where(and(isTheirs(orderId, sellerId), byNobodyElse(personId)))
    .returning({ id: orders.id });
  return taken.length === 1;
}

export async function endCall(db: Executor, orderId: string, personId: string): Promise<void> {
  await db
    .update(orders)
    .set({ callerId: null, callerUntil: null })
    .where(and(eq(orders.id, orderId), eq(orders.callerId, personId)));
}

export async function isWaitingFor(db: Executor, orderId: string, sellerId: string | undefined): Promise<boolean> {
  return (await db.$count(orders, isTheirs(orderId, sellerId))) > 0;
}
