import { asc, count, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { banners, categories, products } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

export type BannerValues = Pick<typeof banners.$inferInsert, 'image' | 'title' | 'line' | 'productId' | 'position'>;
export type CategoryRow = typeof categories.$inferSelect;

/** Those of products that are not on sale too: they are there, though no shopper sees them. */
export async function listBanners(db: Executor) {
  return db
    .select({
      id: banners.id,
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

export async function updateBanner(tx: Executor, bannerId: string, values: BannerValues): Promise<boolean> {
  const rows = await tx.update(banners).set(values).where(eq(banners.id, bannerId)).returning({ id: banners.id });
  return rows.length === 1;
}

export async function deleteBanner(tx: Executor, bannerId: string): Promise<boolean> {
  const rows = await tx.delete(banners).where(eq(banners.id, bannerId)).returning({ id: banners.id });
  return rows.length === 1;
}

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
  { position, ...values }: { name: string; slug: string; image: string; position?: number | undefined },
): Promise<CategoryRow | undefined> {
  const last = sql`(select coalesce(max(position), -1) + 1 from categories)`;
  const rows = await tx
    .insert(categories)
    .values({ ...values, position: position ?? last })
    .onConflictDoNothing()
    .returning();
  return rows[0];
}

export async function updateCategory(
  tx: Executor,
  categoryId: string,
  values: { name: string; image: string; position?: number },
): Promise<CategoryRow | undefined> {
  const rows = await tx.update(categories).set(values).where(eq(categories.id, categoryId)).returning();
  return rows[0];
}

export async function countProductsIn(tx: Executor, categoryId: string): Promise<number> {
  const rows = await tx.select({ products: count() }).from(products).where(eq(products.categoryId, categoryId));
  return rows[0]?.products ?? 0;
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
