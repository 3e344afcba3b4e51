import { and, asc, count, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { banners, categories, categorySpecifications, products } from '../../../db/schema/index.ts';
import { isUuid } from '../../../db/uuid.ts';

export type BannerValues = Pick<typeof banners.$inferInsert, 'image' | 'title' | 'line' | 'productId' | 'position'>;
export type CategoryRow = typeof categories.$inferSelect;
export type CategoryValues = Pick<CategoryRow, 'name' | 'image' | 'parentId' | 'level'> &
  Partial<Pick<CategoryRow, 'returnDays' | 'returnNote'>>;
export type SpecificationRow = typeof categorySpecifications.$inferSelect;

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

export async function updateCategory(
  tx: Executor,
  categoryId: string,
  values: Partial<CategoryValues> & { position?: number },
): Promise<CategoryRow | undefined> {
  const rows = await tx.update(categories).set(values).where(eq(categories.id, categoryId)).returning();
  return rows[0];
}

/** Puts a category below another, with all that lie below it, in one statement: in between there is no tree. */
export async function moveCategory(
  tx: Executor,
  categoryId: string,
  parentId: string | null,
  by: number,
): Promise<void> {
  await tx
    .update(categories)
    .set({
      level: sql`${categories.level} + ${by}`,
      parentId: sql`case when ${categories.id} = ${categoryId} then ${parentId}::uuid else ${categories.parentId} end`,
    })
    .where(sql`${categories.id} = any (category_subtree(${categoryId}))`);
}

/** One who moves a category sees the tree that the one before has left. */
export async function lockTree(tx: Executor): Promise<CategoryRow[]> {
  return tx.select().from(categories).for('no key update');
}

export async function listSpecifications(tx: Executor): Promise<SpecificationRow[]> {
  return tx.select().from(categorySpecifications);
}

/** All of a category's; what has kept its name keeps what products say of it. */
export async function writeSpecifications(
  tx: Executor,
  categoryId: string,
  given: readonly Omit<typeof categorySpecifications.$inferInsert, 'categoryId' | 'position'>[],
): Promise<void> {
  const names = given.map(({ name }) => name.toLowerCase());
  await tx
    .delete(categorySpecifications)
    .where(
      and(
        eq(categorySpecifications.categoryId, categoryId),
        notInArray(sql`lower(${categorySpecifications.name})`, names),
      ),
    );
  for (const [position, values] of given.entries()) {
    const row = { ...values, categoryId, position };
    const [updated] = await tx
      .update(categorySpecifications)
      .set(row)
      .where(
        and(
          eq(categorySpecifications.categoryId, categoryId),
          eq(sql`lower(${categorySpecifications.name})`, values.name.toLowerCase()),
        ),
      )
      .returning({ id: categorySpecifications.id });
    if (updated === undefined) await tx.insert(categorySpecifications).values(row);
  }
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
