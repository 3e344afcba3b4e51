import { unionAll } from 'drizzle-orm/pg-core';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SellerProductsQuery } from '@urumuri/contract';
import type { Executor } from '../../../db/client.ts';
import { exactDiscount } from '../../../db/exact-discount.ts';
import { brands, categories, products, productSlugs } from '../../../db/schema/index.ts';

/** A shop's product that few are left of; the same limit the console's dashboard shows. */
export const fewLeft = 3;

const ownProduct = (sellerId: string) => eq(products.sellerId, sellerId);
const notDeleted = isNull(products.deletedAt);
const available = sql<number>`${products.stock} - ${products.reserved}`;

export type OwnProductRow = Awaited<ReturnType<typeof selectOwn>>[number];
export type OwnFilter = Omit<SellerProductsQuery, 'pageNumber'>;
export type ProductFacts = Pick<
  typeof products.$inferInsert,
  | 'name'
  | 'model'
  | 'categoryId'
  | 'brandId'
  | 'shortDescription'
  | 'description'
  | 'specifications'
  | 'images'
  | 'priceRwf'
  | 'discountPercent'
  | 'salePriceRwf'
  | 'sku'
  | 'warrantyMonths'
  | 'boxContents'
  | 'family'
  | 'options'
> & { stock: number };
export type StockLevel = { productId: string; available: number; revision: number };

function selectOwn(db: Executor) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      name: products.name,
      model: products.model,
      brand: brands.name,
      categoryId: products.categoryId,
      category: categories.name,
      shortDescription: products.shortDescription,
      description: products.description,
      specifications: products.specifications,
      images: products.images,
      shownImages: sql<string[]>`to_json(shown_images(${products.images}, ${categories.image}))`,
      priceRwf: products.priceRwf,
      discountPercent: exactDiscount(products),
      salePriceRwf: products.salePriceRwf,
      warrantyMonths: products.warrantyMonths,
      boxContents: products.boxContents,
      stock: products.stock,
      reserved: products.reserved,
      sold: products.sold,
      family: products.family,
      options: products.options,
      publishedAt: products.publishedAt,
      deletedAt: products.deletedAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic();
}

const states: Record<NonNullable<OwnFilter['state']>, SQL> = {
  published: isNotNull(products.publishedAt),
  hidden: and(isNull(products.publishedAt), notDeleted) as SQL,
  low: and(isNotNull(products.publishedAt), sql`${available} <= ${fewLeft}`) as SQL,
  deleted: isNotNull(products.deletedAt),
};

const stocks: Record<NonNullable<OwnFilter['stock']>, SQL> = {
  in: sql`${available} > 0`,
  low: sql`${available} between 1 and ${fewLeft}`,
  out: sql`${available} = 0`,
};

function ofShop(sellerId: string, { search, state, stock, category, brand }: OwnFilter) {
  const words = `%${search?.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return and(
    ownProduct(sellerId),
    state ? states[state] : notDeleted,
    stock && stocks[stock],
    category === undefined
      ? undefined
      : sql`${products.categoryId} in (select id from categories where lower(name) = lower(${category}))`,
    brand === undefined ? undefined : sql`${products.brandId} = brand_called(${brand})`,
    search === undefined
      ? undefined
      : or(ilike(products.name, words), ilike(products.model, words), ilike(products.sku, words)),
  );
}

export async function listOwn(
  db: Executor,
  sellerId: string,
  filter: OwnFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnProductRow[]> {
  return selectOwn(db)
    .where(ofShop(sellerId, filter))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset);
}

export async function countOwn(db: Executor, sellerId: string, filter: OwnFilter): Promise<number> {
  const rows = await db.select({ products: count() }).from(products).where(ofShop(sellerId, filter));
  return rows[0]?.products ?? 0;
}

/** What the shop's products are among, to narrow its list by. */
export async function listChoices(db: Executor, sellerId: string): Promise<{ categories: string[]; brands: string[] }> {
  const used = (column: SQL) =>
    sql`(select distinct ${column} from ${products} where ${and(ownProduct(sellerId), notDeleted)})`;
  const names = async (table: typeof categories | typeof brands, column: SQL) => {
    const rows = await db
      .select({ name: table.name })
      .from(table)
      .where(sql`${table.id} in ${used(column)}`)
      .orderBy(sql`lower(${table.name})`);
    return rows.map(({ name }) => name);
  };
  const [ofCategories, ofBrands] = await Promise.all([
    names(categories, sql`${products.categoryId}`),
    names(brands, sql`${products.brandId}`),
  ]);
  return { categories: ofCategories, brands: ofBrands };
}

export async function findOwn(db: Executor, sellerId: string, productId: string): Promise<OwnProductRow | undefined> {
  const rows = await selectOwn(db).where(and(ownProduct(sellerId), eq(products.id, productId)));
  return rows[0];
}

/** Locked, so that what is read of the stock is still so when it is written. */
export async function lockOwn(tx: Executor, sellerId: string, productId: string) {
  const rows = await tx
    .select({
      slug: products.slug,
      stock: products.stock,
      reserved: products.reserved,
      updatedAt: products.updatedAt,
      waiting: sql<
        string[]
      >`to_json(array(select image from unnest(${products.images}) as image where image like 'http%'))`,
    })
    .from(products)
    .where(and(ownProduct(sellerId), eq(products.id, productId), notDeleted))
    .for('no key update');
  return rows[0];
}

/** Whether no product has this address, or had it before. */
export async function isFreeSlug(tx: Executor, slug: string): Promise<boolean> {
  const taken = unionAll(
    tx.select({ slug: products.slug }).from(products).where(eq(products.slug, slug)),
    tx.select({ slug: productSlugs.slug }).from(productSlugs).where(eq(productSlugs.slug, slug)),
  );
  return (await taken).length === 0;
}

/** Gives a product another address; the one before is remembered. */
export async function moveSlug(tx: Executor, productId: string, from: string, to: string): Promise<void> {
  await tx.update(products).set({ slug: to }).where(eq(products.id, productId));
  await tx
    .insert(productSlugs)
    .values({ slug: from, productId })
    .onConflictDoUpdate({ target: productSlugs.slug, set: { productId } });
}

/** Nothing when the slug belongs to another product. */
export async function insertProduct(
  tx: Executor,
  values: ProductFacts & { slug: string; sellerId: string; publishedAt: Date | null },
): Promise<string | undefined> {
  const rows = await tx
    .insert(products)
    .values(values)
    .onConflictDoNothing({ target: products.slug })
    .returning({ id: products.id });
  return rows[0]?.id;
}

/** The revision rises with the stock, so that pages tell old news of it from new. */
export async function updateOwn(
  tx: Executor,
  sellerId: string,
  productId: string,
  facts: ProductFacts,
): Promise<StockLevel | undefined> {
  const rows = await tx
    .update(products)
    .set({
      ...facts,
      stockRevision: sql`${products.stockRevision} + (${products.stock} <> ${facts.stock})::int`,
      updatedAt: sql`now()`,
    })
    .where(and(ownProduct(sellerId), eq(products.id, productId)))
    .returning({ productId: products.id, available, revision: products.stockRevision });
  return rows[0];
}

export async function publishOwn(
  tx: Executor,
  sellerId: string,
  productId: string,
  isPublished: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({ publishedAt: isPublished ? sql`coalesce(${products.publishedAt}, now())` : null, updatedAt: sql`now()` })
    .where(and(ownProduct(sellerId), eq(products.id, productId), notDeleted))
    .returning({ id: products.id });
  return rows.length === 1;
}

export async function hasCategory(tx: Executor, categoryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('key share');
  return rows.length === 1;
}

/** A category and those it lies in. */
export async function listCategoryPath(tx: Executor, categoryId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select unnest(category_path(${categoryId})) as id`);
  return rows.map(({ id }) => id);
}

/** The brand that is or was called so in whatever case, made if there is none yet. */
export async function findOrCreateBrand(tx: Executor, name: string, slug: string): Promise<string> {
  const byName = () =>
    tx
      .select({ id: brands.id })
      .from(brands)
      .where(eq(brands.id, sql`brand_called(${name})`));
  const [known] = await byName();
  if (known) return known.id;
  const [created] = await tx.insert(brands).values({ name, slug }).onConflictDoNothing().returning({ id: brands.id });
  const [brand] = created ? [created] : await byName();
  if (brand === undefined) throw new Error('The brand was not stored.');
  return brand.id;
}

/** Takes everything of a shop off sale; answers what was on it. */
export async function unpublishAll(tx: Executor, sellerId: string): Promise<string[]> {
  const rows = await tx
    .update(products)
    .set({ publishedAt: null, updatedAt: sql`now()` })
    .where(and(eq(products.sellerId, sellerId), isNotNull(products.publishedAt)))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}
