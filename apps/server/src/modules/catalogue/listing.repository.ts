import { and, asc, count, desc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { brands, categories, products } from '../../db/schema/index.ts';
import type { ListingFilter, ListingOrder, PageSlice } from './listing.rules.ts';
import { type ProductRow, published, selectProducts } from './product-rows.repository.ts';

const byPopularity = [desc(products.sold), desc(products.ratingRank), asc(products.id)];

export const orderings: Record<ListingOrder, SQL[]> = {
  popular: byPopularity,
  'low-to-high': [asc(products.unitPriceRwf), asc(products.id)],
  'high-to-low': [desc(products.unitPriceRwf), desc(products.id)],
};

/** What a filter asks of a product; also used by the search. */
export function matchFilter({ categoryId, brandId, minRating, lowPriceRwf, highPriceRwf }: ListingFilter): SQL | undefined {
  return and(
    published,
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    minRating === undefined ? undefined : gte(products.rating, minRating),
    lowPriceRwf === undefined ? undefined : gte(products.unitPriceRwf, lowPriceRwf),
    highPriceRwf === undefined ? undefined : lte(products.unitPriceRwf, highPriceRwf),
  );
}

/** The ids of the page come from an index alone; only the page's own rows are read. */
export async function listPage(
  executor: Executor,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset }: PageSlice,
): Promise<ProductRow[]> {
  const ids = executor
    .select({ id: products.id })
    .from(products)
    .where(matchFilter(filter))
    .orderBy(...orderings[order])
    .limit(limit)
    .offset(offset);
  return selectProducts(executor)
    .where(sql`${products.id} in (${ids})`)
    .orderBy(...orderings[order]);
}

/** How many there are; the counting stops at `most`. */
export async function countProducts(executor: Executor, filter: ListingFilter, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const counted = executor
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(matchFilter(filter))
    .limit(most)
    .as('counted');
  const rows = await executor.select({ total: count() }).from(counted);
  return rows[0]?.total ?? 0;
}

/** The ids behind the names or slugs of a category and a brand; null for one that does not exist. */
export async function findShelf(
  executor: Executor,
  category: string | undefined,
  brand: string | undefined,
): Promise<{ categoryId: string | null; brandId: string | null }> {
  const isCalled = (table: typeof categories | typeof brands, text: string | undefined) =>
    text === undefined
      ? sql`false`
      : or(sql`lower(${table.name}) = lower(${text})`, eq(table.slug, text.toLowerCase()));
  const categoryId = executor.select({ id: categories.id }).from(categories).where(isCalled(categories, category)).limit(1);
  const brandId = executor.select({ id: brands.id }).from(brands).where(isCalled(brands, brand)).limit(1);
  const { rows } = await executor.execute<{ category_id: string | null; brand_id: string | null }>(
    sql`select (${categoryId}) as category_id, (${brandId}) as brand_id`,
  );
  return { categoryId: rows[0]?.category_id ?? null, brandId: rows[0]?.brand_id ?? null };
}

export async function findProduct(executor: Executor, by: { id: string } | { slug: string }) {
  const rows = await selectProducts(executor)
    .where(and(published, 'id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug)))
    .limit(1);
  return rows[0];
}

/** The best sellers of a category, without the product they are shown beside. */
export async function listRelated(
  executor: Executor,
  product: Pick<ProductRow, 'id' | 'categoryId'>,
  limit: number,
): Promise<ProductRow[]> {
  const ids = executor
    .select({ id: products.id })
    .from(products)
    .where(and(published, eq(products.categoryId, product.categoryId), ne(products.id, product.id)))
    .orderBy(...byPopularity)
    .limit(limit);
  return selectProducts(executor)
    .where(sql`${products.id} in (${ids})`)
    .orderBy(...byPopularity);
}

/** The newest of a shop, without the product they are shown beside. */
export async function listOfShop(
  executor: Executor,
  product: Pick<ProductRow, 'id' | 'sellerId'>,
  limit: number,
): Promise<ProductRow[]> {
  const newestFirst = [desc(products.createdAt), asc(products.id)];
  const ids = executor
    .select({ id: products.id })
    .from(products)
    .where(and(published, eq(products.sellerId, product.sellerId), ne(products.id, product.id)))
    .orderBy(...newestFirst)
    .limit(limit);
  return selectProducts(executor)
    .where(sql`${products.id} in (${ids})`)
    .orderBy(...newestFirst);
}
