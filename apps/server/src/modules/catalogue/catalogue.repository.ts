import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { banners, brands, categories, categorySpecifications, products } from '../../db/schema/index.ts';
import { orderings } from './listing.repository.ts';
import { isListed, productColumns, type ProductRow, published, selectProducts } from './product-rows.repository.ts';

import type { Specification } from './specifications.rules.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

export type StockRow = { productId: string; available: number; revision: number };

const prepareStock = prepareOnce('stock', (executor, _shape: 'any', name) =>
  executor
    .select({
      productId: products.id,
      available: productColumns.available,
      revision: products.stockRevision,
    })
    .from(products)
    .where(and(published, sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare(name),
);

export async function listStock(executor: Executor, ids: string[]): Promise<StockRow[]> {
  return prepareStock(executor, 'any').execute({ ids });
}

const panels = {
  latest: { of: isListed, order: orderings.newest },
  bestSellers: { of: isListed, order: orderings.popularity },
  discounted: {
    of: sql`${isListed} and ${products.discountPercent} > 0`,
    order: [desc(products.discountPercent), asc(products.id)],
  },
};

/** The first products of a panel of the home page. */
export async function listPanel(executor: Executor, panel: keyof typeof panels, limit: number): Promise<ProductRow[]> {
  const { of, order } = panels[panel];
  return selectProducts(executor)
    .where(of)
    .orderBy(...order)
    .limit(limit);
}

/** The best sellers of every category, by one index scan each however large the catalogue is. */
export async function listMixed(executor: Executor, perCategory: number): Promise<ProductRow[]> {
  const popular = executor
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, sql`${categories.id}`), isListed))
    .orderBy(...orderings.popularity)
    .limit(perCategory)
    .as('popular');
  const chosen = executor
    .select({ id: popular.id })
    .from(categories)
    .innerJoinLateral(popular, sql`true`);
  return selectProducts(executor)
    .where(sql`${products.id} in (${chosen})`)
    .orderBy(asc(products.id));
}

export async function listCategories(executor: Executor): Promise<CategoryRow[]> {
  return executor.select().from(categories).orderBy(asc(categories.position), asc(categories.name));
}

/** What categories define, the top ones first. */
export async function listSpecifications(executor: Executor): Promise<Specification[]> {
  const { id, categoryId, name, kind, unit, choices, lowest, highest } = categorySpecifications;
  return executor
    .select({ id, categoryId, name, kind, unit, choices, lowest, highest })
    .from(categorySpecifications)
    .innerJoin(categories, eq(categories.id, categoryId))
    .orderBy(asc(categories.level), asc(categorySpecifications.position), asc(name));
}

export async function listBrandNames(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ name: brands.name })
    .from(brands)
    .orderBy(sql`${brands.name} collate "und-x-icu"`);
  return rows.map((row) => row.name);
}

export async function listBanners(executor: Executor) {
  return executor
    .select({
      id: banners.id,
      image: banners.image,
      title: banners.title,
      line: banners.line,
      productId: banners.productId,
      productSlug: products.slug,
    })
    .from(banners)
    .innerJoin(products, eq(products.id, banners.productId))
    .where(published)
    .orderBy(asc(banners.position), asc(banners.id));
}
