import { and, asc, eq, gte, lt, max, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { exactDiscount } from '../../../db/exact-discount.ts';
import { brands, categories, products } from '../../../db/schema/index.ts';
import { published } from '../product-rows.repository.ts';

/** Roughly how many products there are; a sitemap need not count a million rows. */
export async function estimateProductCount(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ estimate: number }>(
    sql`select reltuples::bigint as estimate from pg_class where oid = 'products'::regclass`,
  );
  const estimate = rows[0]?.estimate ?? 0;
  if (estimate > 0) return estimate;
  return executor.$count(products, published);
}

/** Categories that hold products, or whose subcategories do. */
export async function listCategoryPages(executor: Executor) {
  const shelves = executor
    .select({ categoryId: products.categoryId, changedAt: max(products.updatedAt).as('changed_at') })
    .from(products)
    .where(published)
    .groupBy(products.categoryId)
    .as('shelves');
  return executor
    .select({ name: categories.name, changedAt: sql<Date>`max(${shelves.changedAt})`.mapWith(products.updatedAt) })
    .from(categories)
    .innerJoin(shelves, sql`${shelves.categoryId} = any (category_subtree(${categories.id}))`)
    .groupBy(categories.id)
    .orderBy(asc(categories.position));
}

/** The published products whose id begins with these hexadecimal digits: one scan of the primary key. */
export async function listProductPages(executor: Executor, idPrefix: string) {
  const from = idPrefix.padEnd(8, '0');
  const next = Number.parseInt(from, 16) + 16 ** (8 - idPrefix.length);
  const within = [gte(products.id, `${from}-0000-0000-0000-000000000000`)];
  if (idPrefix !== '' && next < 2 ** 32) {
    within.push(lt(products.id, `${next.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`));
  }
  return executor
    .select({ slug: products.slug, changedAt: products.updatedAt })
    .from(products)
    .where(and(published, ...within))
    .orderBy(asc(products.id));
}

export type ShareDetails = NonNullable<Awaited<ReturnType<typeof findShareDetails>>>;

export async function findShareDetails(executor: Executor, slug: string) {
  const [row] = await executor
    .select({
      name: products.name,
      brand: brands.name,
      priceRwf: products.priceRwf,
      discountPercent: exactDiscount(products),
      available: sql<number>`${products.stock} - ${products.reserved}`,
      images: products.images,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.slug, slug), published));
  return row;
}
