import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { settings } from '../../db/schema/index.ts';
import { saveValue } from './settings.repository.ts';

const deliveryConfirmed = 'delivery agreed';

export type Shelves = { categories: number; products: number; onSale: number; waitingShops: number };

export async function countShelves(db: Executor): Promise<Shelves> {
  const { rows } = await db.execute<Shelves>(sql`
    select (select count(*) from categories)::int as categories,
      (select count(*) from (select from products limit 1000) as few)::int as products,
      (select count(*) from (select from products where published_at is not null limit 1000) as few)::int as "onSale",
      (select count(*) from sellers where role = 'seller' and status = 'pending')::int as "waitingShops"`);
  return rows[0] ?? { categories: 0, products: 0, onSale: 0, waitingShops: 0 };
}

export async function findConfirmedDelivery(db: Executor): Promise<unknown> {
  const rows = await db.select().from(settings).where(eq(settings.name, deliveryConfirmed));
  return rows[0]?.value;
}

export const saveConfirmedDelivery = (db: Executor, value: object): Promise<void> =>
  saveValue(db, deliveryConfirmed, value);
