import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { getRow } from '../../../db/rows.ts';
import { banners, categories, categorySpecifications, products, vouchers } from '../../../db/schema/index.ts';
import { isUuid } from '../../../db/uuid.ts';

export type BannerValues = Pick<typeof banners.$inferInsert, 'image' | 'title' | 'line' | 'productId' | 'position'>;
export type CategoryRow = typeof categories.$inferSelect;
export type CategoryValues = Pick<CategoryRow, 'name' | 'image' | 'parentId' | 'level'> &
  Partial<Pick<CategoryRow, 'returnDays' | 'returnNote' | 'vatPercent'>>;

/** Those of products that are not on sale too: they are there, though no shopper sees them. */
export async function listBanners(db: Executor) {
  return db
    .select({
      _id: banners.id,
      image: banners.image,
      title: banners.title,
      line: banners.line,
      position: banners.position,
      productSlug: products.slug,
      productName: products.name,
    })
    .from(banners)
    .innerJoin(products, eq(products.id, banners.productId))
    .orderBy(asc(banners.position), asc(banners.id));
}

export async function findProductId(tx: Executor, slugOrId: string): Promise<string | undefined> {
  const named = or(eq(products.slug, slugOrId), isUuid(slugOrId) ? eq(products.id, slugOrId) : undefined);
  const rows = await tx.select({ id: products.id }).from(products).where(named);
  return rows[0]?.id;
}

export async function insertBanner(tx: Executor, values: BannerValues): Promise<void> {
  await tx.insert(banners).values(values);
}

export const updateBanner = async (tx: Executor, bannerId: string, values: BannerValues) =>
  (await tx.update(banners).set(values).where(eq(banners.id, bannerId))).rowCount === 1;

export const deleteBanner = async (tx: Executor, bannerId: string) =>
  (await tx.delete(banners).where(eq(banners.id, bannerId))).rowCount === 1;

export async function listCategories(db: Executor): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.name));
}

export async function findCategoryByName(tx: Executor, name: string): Promise<CategoryRow | undefined> {
  const rows = await tx
    .select()
    .from(categories)
    .where(eq(sql`lower(${categories.name})`, sql`lower(${name})`));
  return rows[0];
}

/** At the end of the list unless a place is given. Nothing when the name or slug is taken. */
export async function insertCategory(
  tx: Executor,
  { position, ...values }: CategoryValues & { slug: string; position?: number | undefined },
): Promise<CategoryRow | undefined> {
  const last = sql`(select coalesce(max(position), -1) + 1 from categories)`;
  const rows = await tx
    .insert(categories)
    .values({ ...values, position: position ?? last })
    .onConflictDoNothing()
    .returning();
  return rows[0];
}

export const updateCategory = async (tx: Executor, categoryId: string, values: Partial<CategoryRow>) =>
  getRow(await tx.update(categories).set(values).where(eq(categories.id, categoryId)).returning());

/** Puts a category below another, with all that lie below it, in one statement: in between there is no tree. */
export async function moveCategory(tx: Executor, categoryId: string, parentId: string | null, by: number) {
  await tx
    .update(categories)
    .set({
      level: sql`${categories.level} + ${by}`,
      parentId: sql`case when ${categories.id} = ${categoryId} then ${parentId}::uuid else ${categories.parentId} end`,
    })
    .where(sql`${categories.id} = any (category_subtree(${categoryId}))`);
}

/** One who moves a category sees the tree that the one before has left. */
export const lockTree = async (tx: Executor): Promise<CategoryRow[]> =>
  tx.select().from(categories).for('no key update');

/** All of a category's; what has kept its name keeps what products say of it. */
export async function writeSpecifications(
  tx: Executor,
  categoryId: string,
  given: readonly Omit<typeof categorySpecifications.$inferInsert, 'categoryId' | 'position'>[],
): Promise<void> {
  const isOfCategory = eq(categorySpecifications.categoryId, categoryId);
  const ownName = sql`lower(${categorySpecifications.name})`;
  const names = given.map(({ name }) => name.toLowerCase());
  await tx.delete(categorySpecifications).where(and(isOfCategory, notInArray(ownName, names)));
  for (const [position, values] of given.entries()) {
    const row = { ...values, categoryId, position };
    const isSame = and(isOfCategory, eq(ownName, values.name.toLowerCase()));
    const { rowCount } = await tx.update(categorySpecifications).set(row).where(isSame);
    if (rowCount === 0) await tx.insert(categorySpecifications).values(row);
  }
}

export const countProductsIn = async (tx: Executor, categoryId: string) =>
  tx.$count(products, eq(products.categoryId, categoryId));

/** The code of a voucher that is only for this category. */
export async function findVoucherFor(tx: Executor, categoryId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.categoryId, categoryId))
    .orderBy(vouchers.code)
    .limit(1);
  return found?.code;
}

export async function lockCategory(tx: Executor, categoryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('update');
  return rows.length === 1;
}

export async function deleteCategory(tx: Executor, categoryId: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, categoryId));
}
