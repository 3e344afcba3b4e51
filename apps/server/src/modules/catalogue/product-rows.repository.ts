import { eq, fillPlaceholders, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Executor, readTexts, type SentValue } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { brands, categories, products, sellers } from '../../db/schema/index.ts';
import { uuidLength } from '../../db/uuid.ts';

export const published = isNotNull(products.publishedAt);

/** What lists show: of a family only the one that leads it. */
export const isListed = sql`${published} and ${products.leads}`;

/** The transaction that wrote the row, another one with every change: https://www.postgresql.org/docs/current/ddl-system-columns.html */
export const version = sql<string>`${products}.xmin::text`;

/** What every list of products shows; the query must join brands, categories and sellers. */
export const productColumns = {
  id: products.id,
  version,
  slug: products.slug,
  name: products.name,
  description: products.description,
  shortDescription: products.shortDescription,
  priceRwf: products.priceRwf,
  discountPercent: exactDiscount(products),
  available: sql<number>`${products.stock} - ${products.reserved}`,
  stockRevision: products.stockRevision,
  /**
   * As JSON, which is read many times faster than the database's own notation for lists. What has no picture yet, or
   * only addresses that are still to be fetched, is shown by the drawing of its category.
   */
  images: sql<string[]>`to_json(shown_images(${products.images}, ${categories.image}))`,
  brand: brands.name,
  categoryId: products.categoryId,
  category: categories.name,
  rating: products.rating,
  reviewCount: products.reviewCount,
  shopName: sellers.shopName,
  sellerId: products.sellerId,
  createdAt: products.createdAt,
};

export const ofBrand = eq(brands.id, products.brandId);
export const ofCategory = eq(categories.id, products.categoryId);
export const ofSeller = eq(sellers.id, products.sellerId);

/** Products with the names of what they belong to. */
export function selectProducts(executor: Executor) {
  const query = executor.select(productColumns).from(products);
  return query.innerJoin(brands, ofBrand).innerJoin(categories, ofCategory).innerJoin(sellers, ofSeller).$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** A product of a list, by its id and the version of its row, which is another one after every change. */
export type ListedProduct = { id: string; version: string };

/** One whose version nobody has asked for yet. */
export type WantedProduct = { id: string; version?: string };

/** Ids and versions of a list in one long value, which is read faster than a row for each. */
export function selectListed(executor: Executor, list: SQL) {
  const listed = sql<string | null>`string_agg(id || ':' || version, ',')`.as('listed');
  return executor.select({ listed }).from(sql`(${list}) as list`);
}

export function readListed(listed: string | null): ListedProduct[] {
  if (listed === null || listed === '') return [];
  return listed.split(',').map((entry) => ({ id: entry.slice(0, uuidLength), version: entry.slice(uuidLength + 1) }));
}

/** The statement of a list, to be asked with the values of its placeholders. Nothing but that one value has to be read. */
export function prepareListed(executor: Executor, list: SQL, name: string | undefined) {
  const { sql: text, params } = selectListed(executor, list).toSQL();
  const statement = name === undefined ? { text } : { name, text };
  return async (values: Record<string, SentValue>): Promise<ListedProduct[]> => {
    const [listed = null] = await readTexts(executor, statement, fillPlaceholders(params, values) as SentValue[]);
    return readListed(listed);
  };
}

/** A list of ids as the database writes it: nothing in it has to be quoted, so that no driver looks through it. */
export const writeIds = (ids: readonly string[]) => `{${ids.join(',')}}`;

const isOneOf = sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`;

const prepareVersions = prepareOnce('product_versions', (executor, _shape: 'any', name) =>
  prepareListed(executor, sql`select id, xmin as version from ${products} where ${isOneOf} and ${published}`, name),
);

/** Which version each of them has now; without those that are no longer sold. */
export async function listVersions(executor: Executor, ids: string[]): Promise<ListedProduct[]> {
  return ids.length === 0 ? [] : prepareVersions(executor, 'any')({ ids: writeIds(ids) });
}

const prepareByIds = prepareOnce('products_by_id', (executor, _shape: 'any', name) =>
  selectProducts(executor)
    .where(sql`${isOneOf} and ${published}`)
    .prepare(name),
);

/** Those that are sold, in any order. */
export async function listByIds(executor: Executor, ids: string[]): Promise<ProductRow[]> {
  return ids.length === 0 ? [] : prepareByIds(executor, 'any').execute({ ids: writeIds(ids) });
}
