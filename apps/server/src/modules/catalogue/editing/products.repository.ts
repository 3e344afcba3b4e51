import { and, asc, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { barcodeKey, type SellerProductsQuery } from '@urumuri/contract';
import type { Executor } from '../../../db/client.ts';
import { exactDiscount } from '../../../db/exact-discount.ts';
import { getRow } from '../../../db/rows.ts';
import { brands, categories, products, productSlugs, sellers } from '../../../db/schema/index.ts';
import { findBrand } from './brands.repository.ts';

/** A shop's product that few are left of; the same limit the console's dashboard shows. */
export const fewLeft = 3;

const ownProduct = (sellerId: string) => eq(products.sellerId, sellerId);
const notDeleted = isNull(products.deletedAt);
const available = sql<number>`${products.stock} - ${products.reserved}`;

/** What of a product another one of its shop has already, by the index that says so. */
export const takenWord = (index: string | undefined) => (index === 'products_own_barcode_key' ? 'barcode' : 'SKU');

export type OwnProductRow = Awaited<ReturnType<typeof selectOwn>>[number];
type OwnFilter = Omit<SellerProductsQuery, 'pageNumber'>;
export type ProductFacts = Omit<typeof products.$inferInsert, 'slug' | 'sellerId'> & { stock: number };

export function selectOwn(db: Executor) {
  return db
    .select({
      ...getTableColumns(products),
      _id: products.id,
      shopName: sellers.shopName,
      brand: brands.name,
      category: categories.name,
      image: sql<string>`coalesce((shown_images(${products.images}, ${categories.image}))[1], '')`,
      price: products.priceRwf,
      discount: exactDiscount(products),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .$dynamic();
}

const states: Record<NonNullable<OwnFilter['state']>, SQL> = {
  published: isNotNull(products.publishedAt),
  hidden: sql`${products.publishedAt} is null and ${notDeleted}`,
  low: sql`${products.publishedAt} is not null and ${available} <= ${fewLeft}`,
  checked: sql`${products.checkState} is not null and ${notDeleted}`,
  deleted: isNotNull(products.deletedAt),
};

const stocks: Record<NonNullable<OwnFilter['stock']>, SQL> = {
  in: sql`${available} > 0`,
  low: sql`${available} between 1 and ${fewLeft}`,
  out: sql`${available} = 0`,
};

/** Which products have this barcode, with 12, 13 or 14 digits; nothing where it is none. */
export function hasBarcode(search: string): SQL | undefined {
  const key = barcodeKey(search);
  return key === undefined ? undefined : sql`(lpad(${products.barcode}, 14, '0') = ${key} and ${notDeleted})`;
}

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
      : or(ilike(products.name, words), ilike(products.model, words), ilike(products.sku, words), hasBarcode(search)),
  );
}

export async function listOwn(
  db: Executor,
  sellerId: string,
  filter: OwnFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const found = selectOwn(db).where(ofShop(sellerId, filter));
  return found.orderBy(desc(products.createdAt), asc(products.id)).limit(limit).offset(offset);
}

export const countOwn = async (db: Executor, sellerId: string, filter: OwnFilter) =>
  db.$count(products, ofShop(sellerId, filter));

/** What the shop's products are among, to narrow its list by. */
export async function listChoices(db: Executor, sellerId: string): Promise<{ categories: string[]; brands: string[] }> {
  const { rows } = await db.execute<{ categories: string[]; brands: string[] }>(sql`
    with own as (select category_id, brand_id from products where seller_id = ${sellerId} and deleted_at is null)
    select array(select name from categories where id in (select category_id from own) order by lower(name)) as categories,
      array(select name from brands where id in (select brand_id from own) order by lower(name)) as brands`);
  return getRow(rows);
}

export const findOwn = async (db: Executor, sellerId: string, productId: string) =>
  (await selectOwn(db).where(and(ownProduct(sellerId), eq(products.id, productId))))[0];

/** Locked, so that what is read of the stock is still so when it is written. */
export async function lockOwn(tx: Executor, sellerId: string, productId: string) {
  const rows = await tx
    .select({
      slug: products.slug,
      stock: products.stock,
      reserved: products.reserved,
      updatedAt: products.updatedAt,
      isHeldBack: products.isHeldBack,
      waiting: sql<string[]>`array(select image from unnest(${products.images}) as image where image like 'http%')`,
    })
    .from(products)
    .where(and(ownProduct(sellerId), eq(products.id, productId), notDeleted))
    .for('no key update');
  return rows[0];
}

/** Whether no product has this address, or had it before. */
export async function isFreeSlug(tx: Executor, slug: string): Promise<boolean> {
  if ((await tx.$count(products, eq(products.slug, slug))) > 0) return false;
  return (await tx.$count(productSlugs, eq(productSlugs.slug, slug))) === 0;
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
export async function updateOwn(tx: Executor, sellerId: string, productId: string, facts: ProductFacts) {
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

export async function publishOwn(tx: Executor, sellerId: string, productId: string, isPublished: boolean) {
  const { rowCount } = await tx
    .update(products)
    .set({ publishedAt: isPublished ? sql`coalesce(${products.publishedAt}, now())` : null, updatedAt: sql`now()` })
    .where(and(ownProduct(sellerId), eq(products.id, productId), notDeleted));
  return rowCount === 1;
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
  const known = await findBrand(tx, name);
  if (known) return known.id;
  const [created] = await tx.insert(brands).values({ name, slug }).onConflictDoNothing().returning({ id: brands.id });
  const brand = created ?? (await findBrand(tx, name));
  if (brand === undefined) throw new Error('The brand was not stored.');
  return brand.id;
}

/** Takes everything of a shop off sale, and what the office releases later stays off; answers what it was. */
export async function unpublishAll(tx: Executor, sellerId: string): Promise<string[]> {
  const rows = await tx
    .update(products)
    .set({ publishedAt: null, wasPublishedAt: null, updatedAt: sql`now()` })
    .where(and(eq(products.sellerId, sellerId), or(isNotNull(products.publishedAt), products.isHeldBack)))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}
