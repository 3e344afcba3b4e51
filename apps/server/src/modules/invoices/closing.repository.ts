import { unspecifiedMethod } from '@urumuri/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** A shop's own, or for the office everybody's. */
type Scope = string | null;

const isOn = (moment: SQL, day: string) => {
  const midnight = sql`(${day}::date)::timestamp at time zone 'Africa/Kigali'`;
  return sql`${moment} >= ${midnight} and ${moment} < ${midnight} + interval '1 day'`;
};
const isOf = (scope: Scope) => (scope === null ? sql`true` : sql`invoices.seller_id = ${scope}`);

export type ClosedSeries = {
  shopName: string;
  first: number;
  last: number;
  invoices: number;
  creditNotes: number;
  grossRwf: number;
};

/** The papers of a day, shop by shop. */
export async function listSeries(db: Executor, scope: Scope, day: string): Promise<ClosedSeries[]> {
  const { rows } = await db.execute<ClosedSeries>(sql`
    select shop_name as "shopName", min(number) as first, max(number) as last,
      count(*) filter (where kind = 'invoice')::int as invoices,
      count(*) filter (where kind = 'credit_note')::int as "creditNotes", sum(gross_rwf)::float8 as "grossRwf"
    from invoices join sellers on sellers.id = seller_id where ${isOf(scope)} and ${isOn(sql`issued_at`, day)}
    group by seller_id, shop_name order by lower(shop_name)`);
  return rows;
}

export type ClosedRate = { percent: number; netRwf: number; vatRwf: number; grossRwf: number };

export async function sumRates(db: Executor, scope: Scope, day: string): Promise<ClosedRate[]> {
  const { rows } = await db.execute<ClosedRate>(sql`
    select percent, sum("netRwf")::float8 as "netRwf", sum("vatRwf")::float8 as "vatRwf", sum("grossRwf")::float8 as "grossRwf"
    from invoices cross join jsonb_to_recordset(content -> 'rates')
      as rate (percent integer, "netRwf" bigint, "vatRwf" bigint, "grossRwf" bigint)
    where ${isOf(scope)} and ${isOn(sql`issued_at`, day)} group by percent order by percent desc`);
  return rows;
}

export type ClosedMethod = { method: string; inRwf: number; outRwf: number };

/** Refunds of returns whose way nobody had said were kept as `Return` before. */
const method = sql`case when return_id is not null and method = 'Return' then ${unspecifiedMethod} else method end`;

/** Money of a day by its way: for the office all of it, for a shop what its people took and gave back. */
export async function sumPayments(db: Executor, scope: Scope, day: string): Promise<ClosedMethod[]> {
  const { rows } = await db.execute<ClosedMethod>(sql`
    select ${method} as method, coalesce(sum(amount_rwf) filter (where amount_rwf > 0), 0)::float8 as "inRwf",
      coalesce(-sum(amount_rwf) filter (where amount_rwf < 0), 0)::float8 as "outRwf"
    from payments left join sellers staff on staff.id = staff_id
    where state = 'agreed' and ${isOn(sql`answered_at`, day)}
      and ${scope === null ? sql`true` : sql`actor = 'seller' and ${scope} in (staff.id, staff.employer_id)`}
    group by 1 order by 1`);
  return rows;
}

export async function findShopName(db: Executor, sellerId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ shopName: string }>(sql`
    select shop_name as "shopName" from sellers where id = ${sellerId} and employer_id is null`);
  return rows[0]?.shopName;
}
