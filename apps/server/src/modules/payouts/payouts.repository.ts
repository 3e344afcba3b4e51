import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders, payoutAccounts, payoutClosings, payoutEntries, payouts } from '../../db/schema/index.ts';

export type Balance = {
  sellerId: string;
  shopName: string;
  account: string;
  openingRwf: number;
  salesRwf: number;
  voucherRwf: number;
  feeRwf: number;
  commissionRwf: number;
  receivedRwf: number;
  correctionRwf: number;
  paidOutRwf: number;
  closingRwf: number;
  amountRwf: number;
};

export const beforeEndOf = (day: string) =>
  sql`entry.closing_id is null and entry.happened_at < (${day}::date + 1)::timestamp at time zone 'Africa/Kigali'`;
export const stillOpen = sql`entry.closing_id is null`;
export const ofClosing = (closingId: number) => sql`entry.closing_id = ${closingId}`;

/**
 * The shops' accounts by the entries of a period. What an earlier closing has promised and no closed entry says is paid
 * is not promised again.
 */
const balances = (scope: SQL) => sql`
  with moved as (
    select seller_id, sum(sales_rwf)::bigint as sales, sum(voucher_rwf)::bigint as voucher, sum(fee_rwf)::bigint as fee,
      sum(commission_rwf)::bigint as commission,
      coalesce(-sum(other_rwf) filter (where kind = 'received'), 0)::bigint as received,
      coalesce(sum(other_rwf) filter (where kind = 'correction'), 0)::bigint as correction,
      coalesce(-sum(other_rwf) filter (where kind = 'payout'), 0)::bigint as paid_out, sum(amount_rwf)::bigint as amount
    from payout_entries entry where ${scope} group by seller_id),
  latest as (select distinct on (seller_id) seller_id, closing_rwf from payouts order by seller_id, closing_id desc),
  promised as (
    select seller_id, sum(amount_rwf)::bigint as amount from payouts promise where not exists (
      select from payout_entries entry where entry.seller_id = promise.seller_id
        and entry.pays_closing_id = promise.closing_id and (entry.closing_id is not null or (${scope})))
    group by seller_id),
  account as (
    select sellers.id as seller_id, shop_name, coalesce(closing_rwf, 0) as opening, coalesce(sales, 0) as sales,
      coalesce(voucher, 0) as voucher, coalesce(fee, 0) as fee, coalesce(commission, 0) as commission,
      coalesce(received, 0) as received, coalesce(correction, 0) as correction, coalesce(paid_out, 0) as paid_out,
      coalesce(closing_rwf, 0) + coalesce(moved.amount, 0) as closing, coalesce(promised.amount, 0) as promised,
      coalesce(payout_accounts.account, '') as account
    from sellers left join moved on moved.seller_id = sellers.id left join latest on latest.seller_id = sellers.id
    left join promised on promised.seller_id = sellers.id
    left join payout_accounts on payout_accounts.seller_id = sellers.id
    where moved.seller_id is not null or closing_rwf <> 0 or promised.amount <> 0)`;

/** The driver reads sums as text. */
const withNumbers = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.endsWith('Rwf') ? Number(value) : value]),
  ) as Row;

export async function listBalances(
  db: Executor,
  scope: SQL,
  sellerId?: string,
): Promise<(Balance & { toCollectRwf: number })[]> {
  const { rows } = await db.execute<Balance & { toCollectRwf: number }>(sql`${balances(scope)}
    select seller_id as "sellerId", shop_name as "shopName", account, opening as "openingRwf", sales as "salesRwf",
      voucher as "voucherRwf", fee as "feeRwf", commission as "commissionRwf", received as "receivedRwf",
      correction as "correctionRwf", paid_out as "paidOutRwf", closing as "closingRwf",
      greatest(0, closing - promised) as "amountRwf", (select coalesce(sum(open_rwf), 0) from order_parts
        where order_parts.seller_id = account.seller_id and status = 'placed') as "toCollectRwf"
    from account ${sellerId === undefined ? sql`` : sql`where seller_id = ${sellerId}`} order by lower(shop_name)`);
  return rows.map(withNumbers);
}

/** Until the transaction ends nobody else closes a period. */
export async function lockClosings(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table payout_closings in share row exclusive mode`);
}

export type ClosingRow = { id: number; until: string; closedBy: string; amountRwf: number; waitingRwf: number };

/** The newest first, with what they come to and what of it is not paid yet. */
export async function listClosings(db: Executor, closingId?: number) {
  const { rows } = await db.execute<ClosingRow>(sql`
    select closing.id, closing.until::text as until, coalesce(nullif(owner_name, ''), email::text) as "closedBy",
      coalesce(sum(amount_rwf), 0) as "amountRwf", coalesce(sum(amount_rwf) filter (where paid_on is null), 0) as "waitingRwf"
    from payout_closings closing join sellers on sellers.id = staff_id left join payouts on closing_id = closing.id
    ${closingId === undefined ? sql`` : sql`where closing.id = ${closingId}`}
    group by closing.id, owner_name, email order by closing.id desc`);
  return rows.map(withNumbers);
}

/** Gives the open entries up to a day to a new closing, and writes down what each shop's account came to. */
export async function closePeriod(tx: Executor, until: string, staffId: string): Promise<number> {
  const [closing] = await tx.insert(payoutClosings).values({ until, staffId }).returning({ id: payoutClosings.id });
  if (closing === undefined) throw new Error('A closing was not stored.');
  await tx.execute(sql`update payout_entries as entry set closing_id = ${closing.id} where ${beforeEndOf(until)}`);
  await tx.execute(sql`
    insert into payouts (seller_id, closing_id, account, opening_rwf, sales_rwf, voucher_rwf, fee_rwf, commission_rwf,
      received_rwf, correction_rwf, paid_out_rwf, closing_rwf, amount_rwf)
    ${balances(ofClosing(closing.id))} select seller_id, ${closing.id}::integer, account, opening, sales, voucher, fee,
      commission, received, correction, paid_out, closing, greatest(0, closing - promised) from account`);
  return closing.id;
}

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>[number];

/** The accounts of closed periods: of a closing, or of a shop, the newest first. */
export async function listPayouts(db: Executor, { closingId, sellerId }: { closingId?: number; sellerId?: string }) {
  const { rows } = await db.execute<
    Balance & { closingId: number; until: string; paidOn: string | null; reference: string | null; from: string | null }
  >(sql`
    select seller_id as "sellerId", shop_name as "shopName", account, closing_id as "closingId", until::text as until,
      (select (max(before.until) + 1)::text from payout_closings before where before.id < closing_id) as "from",
      opening_rwf as "openingRwf", sales_rwf as "salesRwf", voucher_rwf as "voucherRwf", fee_rwf as "feeRwf",
      commission_rwf as "commissionRwf", received_rwf as "receivedRwf", correction_rwf as "correctionRwf",
      paid_out_rwf as "paidOutRwf", closing_rwf as "closingRwf", amount_rwf as "amountRwf", paid_on::text as "paidOn", reference
    from payouts join sellers on sellers.id = seller_id join payout_closings on payout_closings.id = closing_id
    where ${closingId === undefined ? sql`true` : sql`closing_id = ${closingId}`}
      and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}
    order by closing_id desc, lower(shop_name)`);
  return rows.map(withNumbers);
}

/** Nothing when it is paid already, or there is nothing to pay. */
export async function markPaid(
  tx: Executor,
  {
    sellerId,
    closingId,
    paidOn,
    reference,
  }: { sellerId: string; closingId: number; paidOn: string; reference: string },
): Promise<number | undefined> {
  const [row] = await tx
    .update(payouts)
    .set({ paidOn, reference })
    .where(
      and(
        eq(payouts.sellerId, sellerId),
        eq(payouts.closingId, closingId),
        isNull(payouts.paidOn),
        sql`${payouts.amountRwf} > 0`,
      ),
    )
    .returning({ amountRwf: payouts.amountRwf });
  return row?.amountRwf;
}

/** Of the open period, or of a closed one. */
const ofPeriod = (sellerId: string, closingId: number | undefined) =>
  and(
    eq(payoutEntries.sellerId, sellerId),
    closingId === undefined ? isNull(payoutEntries.closingId) : eq(payoutEntries.closingId, closingId),
  );

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export async function listEntries(
  db: Executor,
  sellerId: string,
  { closing, limit, offset }: { closing: number | undefined; limit: number; offset: number },
) {
  return db
    .select({ entry: payoutEntries, orderNumber: orders.number })
    .from(payoutEntries)
    .leftJoin(orders, eq(orders.id, payoutEntries.orderId))
    .where(ofPeriod(sellerId, closing))
    .orderBy(asc(payoutEntries.happenedAt), asc(payoutEntries.id))
    .limit(limit)
    .offset(offset);
}

export const countEntries = (db: Executor, sellerId: string, closing: number | undefined) =>
  db.$count(payoutEntries, ofPeriod(sellerId, closing));

export async function findShop(db: Executor, sellerId: string) {
  const { rows } = await db.execute<{ id: string; shopName: string; account: string }>(sql`
    select id, shop_name as "shopName", coalesce(account, '') as account from sellers
    left join payout_accounts on seller_id = id where id = ${sellerId} and role = 'seller' and employer_id is null`);
  return rows[0];
}

export async function saveAccount(db: Executor, sellerId: string, account: string): Promise<void> {
  await db
    .insert(payoutAccounts)
    .values({ sellerId, account })
    .onConflictDoUpdate({ target: payoutAccounts.sellerId, set: { account } });
}
