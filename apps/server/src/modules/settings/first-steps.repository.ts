import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';

type Shelves = { categories: number; products: number; onSale: number; waitingShops: number };

export async function countShelves(db: Executor): Promise<Shelves> {
  const { rows } = await db.execute<Shelves>(sql`
    select (select count(*) from categories)::int as categories,
      (select count(*) from (select from products limit 1000) as few)::int as products,
      (select count(*) from (select from products where published_at is not null limit 1000) as few)::int as "onSale",
      (select count(*) from sellers where role = 'seller' and employer_id is null and status = 'pending')::int as "waitingShops"`);
  return getRow(rows);
}
