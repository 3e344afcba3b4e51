import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { brands, categories, vouchers } from '../../db/schema/index.ts';

const mostListed = 200;

/** Whose vouchers: a shop's own, and with them those of the whole market for the office. */
export type Owner = { sellerId: string; isOffice: boolean };
export type VoucherValues = Omit<typeof vouchers.$inferInsert, 'id' | 'used' | 'active' | 'createdAt'>;
export type OwnVoucherRow = Awaited<ReturnType<typeof listOwn>>[number];

const ofOwner = ({ sellerId, isOffice }: Owner) =>
  or(eq(vouchers.sellerId, sellerId), isOffice ? isNull(vouchers.sellerId) : undefined);

const one = (owner: Owner, voucherId: string) => and(ofOwner(owner), eq(vouchers.id, voucherId));

type Report = { orders: number; sales: number; takenOff: number };

const select = (db: Executor) =>
  db
    .select({
      ...getTableColumns(vouchers),
      category: categories.name,
      brand: brands.name,
      report: sql<Report>`(
        select json_build_object('orders', count(distinct part.order_id), 'takenOff', coalesce(sum(part.voucher_rwf), 0),
          'sales', coalesce(sum(part.items_rwf - part.voucher_rwf), 0))
        from voucher_uses as spent join order_parts as part using (order_id)
        where spent.voucher_id = ${vouchers.id} and part.status <> 'cancelled' and part.voucher_rwf > 0)`,
    })
    .from(vouchers)
    .leftJoin(categories, eq(categories.id, vouchers.categoryId))
    .leftJoin(brands, eq(brands.id, vouchers.brandId));

export const listOwn = async (db: Executor, owner: Owner) =>
  select(db).where(ofOwner(owner)).orderBy(desc(vouchers.createdAt)).limit(mostListed);

export const findOwn = async (db: Executor, owner: Owner, voucherId: string) =>
  (await select(db).where(one(owner, voucherId)))[0];

/** Orders that are being placed with it are waited for, and wait. */
export const lockOwn = async (tx: Executor, owner: Owner, voucherId: string) =>
  (await tx.select().from(vouchers).where(one(owner, voucherId)).for('update'))[0];

/** Nothing when the code is in use, here or in another shop. */
export const insertVoucher = async (tx: Executor, values: VoucherValues) =>
  (await tx.insert(vouchers).values(values).onConflictDoNothing().returning({ id: vouchers.id }))[0]?.id;

export async function updateVoucher(tx: Executor, voucherId: string, values: VoucherValues): Promise<void> {
  await tx.update(vouchers).set(values).where(eq(vouchers.id, voucherId));
}

export async function switchOwn(tx: Executor, owner: Owner, voucherId: string, active: boolean): Promise<void> {
  await tx.update(vouchers).set({ active }).where(one(owner, voucherId));
}

/** The ids of a category and of a brand by its name, where there are such. */
export async function findGoods(tx: Executor, categoryId: string | null, brand: string | null) {
  const { rows } = await tx.execute<{ categoryId: string | null; brandId: string | null }>(
    sql`select (select id from categories where id = ${categoryId}::uuid) as "categoryId",
      brand_called(${brand}) as "brandId"`,
  );
  return rows[0];
}
