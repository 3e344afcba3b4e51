import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { banners, brands, categories, products, sellers } from '../../db/schema/index.ts';

const published = isNotNull(products.publishedAt);

const productColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  shortDescription: products.shortDescription,
  specifications: products.specifications,
  priceRwf: products.priceRwf,
  discountPercent: products.discountPercent,
  available: sql<number>`${products.stock} - ${products.reserved}`,
  stockRevision: products.stockRevision,
  images: products.images,
  brand: brands.name,
  category: categories.name,
  rating: products.rating,
  reviewCount: products.reviewCount,
  shopName: sellers.shopName,
  sellerId: products.sellerId,
  createdAt: products.createdAt,
};

export type ProductRow = Awaited<ReturnType<typeof listNewest>>[number];
export type CategoryRow = typeof categories.$inferSelect;
export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

function selectProducts(executor: Executor) {
  return executor
    .select(productColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId));
}

export async function listNewest(executor: Executor, limit: number) {
  return selectProducts(executor).where(published).orderBy(desc(products.createdAt), asc(products.id)).limit(limit);
}

export async function listBestSellers(executor: Executor, limit: number): Promise<ProductRow[]> {
  return selectProducts(executor)
    .where(published)
    .orderBy(desc(products.sold), desc(products.ratingRank), asc(products.id))
    .limit(limit);
}

export async function listDiscounted(executor: Executor, limit: number): Promise<ProductRow[]> {
  return selectProducts(executor)
    .where(and(published, sql`${products.discountPercent} > 0`))
    .orderBy(desc(products.discountPercent), asc(products.id))
    .limit(limit);
}

/** The newest few of every category, by one index scan each however large the catalogue is. */
export async function listMixed(executor: Executor, perCategory: number): Promise<ProductRow[]> {
  const newest = executor
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, sql`${categories.id}`), published))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(perCategory)
    .as('newest');
  const chosen = executor.select({ id: newest.id }).from(categories).innerJoinLateral(newest, sql`true`);
  return selectProducts(executor).where(sql`${products.id} in (${chosen})`).orderBy(asc(products.id));
}

export async function listCategories(executor: Executor): Promise<CategoryRow[]> {
  return executor.select().from(categories).orderBy(asc(categories.position), asc(categories.name));
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

export async function listCategoryNamesLike(executor: Executor, text: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ name: categories.name })
    .from(categories)
    .where(ilike(categories.name, `%${escapeLike(text)}%`))
    .orderBy(asc(categories.position))
    .limit(limit);
  return rows.map((row) => row.name);
}

/** Products whose name holds the text, or words so like it that it may be a slip of the thumb. */
export async function listProductNamesLike(executor: Executor, text: string, limit: number) {
  const name = sql`lower(${products.name})`;
  const wanted = text.toLowerCase();
  const holds: SQL = sql`${name} like ${`%${escapeLike(wanted)}%`}`;
  const resembles: SQL = sql`${wanted} <% ${name}`;
  return executor
    .select({ name: products.name, slug: products.slug })
    .from(products)
    .where(and(published, or(holds, resembles)))
    .orderBy(
      desc(sql`${name} like ${`${escapeLike(wanted)}%`}`),
      desc(holds),
      desc(sql`word_similarity(${wanted}, ${name})`),
      desc(products.sold),
      asc(products.id),
    )
    .limit(limit);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
