import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { commissions } from '../../db/schema/index.ts';

export type CommissionRow = {
  sellerId: string | null;
  shopName: string | null;
  categoryId: string | null;
  categoryName: string | null;
  percent: number;
  since: Date;
  by: string;
};

/** As they are now: for all sales first, then by shop and category. */
export async function listCommissions(db: Executor): Promise<CommissionRow[]> {
  const { rows } = await db.execute<Omit<CommissionRow, 'since'> & { since: string }>(sql`
    select latest.seller_id as "sellerId", shop.shop_name as "shopName", category_id as "categoryId",
      categories.name as "categoryName", percent::float8 as percent, since,
      coalesce(nullif(staff.owner_name, ''), staff.email::text) as by
    from (select distinct on (seller_id, category_id) * from commissions
      order by seller_id, category_id, since desc, id desc) as latest
    left join sellers shop on shop.id = latest.seller_id left join categories on categories.id = category_id
    join sellers staff on staff.id = staff_id
    where percent is not null order by shop.shop_name nulls first, categories.name nulls first`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

type Named = { id: string; name: string };

/** Shops of others that sell here. */
export async function listShops(db: Executor): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select id, shop_name as name from sellers
    where role = 'seller' and status <> 'pending' and employer_id is null order by lower(shop_name)`);
  return rows;
}

/** With those above them, as a tree is read. */
export async function listCategories(db: Executor): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    with recursive tree as (
      select id, name, name as path from categories where parent_id is null
      union all select below.id, below.name, path || ' › ' || below.name from categories below join tree on tree.id = below.parent_id)
    select id, path as name from tree order by lower(path)`);
  return rows;
}

export async function insertCommission(db: Executor, row: typeof commissions.$inferInsert): Promise<void> {
  await db.insert(commissions).values(row);
}
