import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { brands, categories, products, sellers } from '../../db/schema/index.ts';

export const published = isNotNull(products.publishedAt);

/** What every list of products shows; the query must join brands, categories and sellers. */
export const productColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  shortDescription: products.shortDescription,
  priceRwf: products.priceRwf,
  discountPercent: products.discountPercent,
  available: sql<number>`${products.stock} - ${products.reserved}`,
  stockRevision: products.stockRevision,
  images: products.images,
  brand: brands.name,
  categoryId: products.categoryId,
  category: categories.name,
  rating: products.rating,
  reviewCount: products.reviewCount,
  shopName: sellers.shopName,
  sellerId: products.sellerId,
  createdAt: products.createdAt,
};

const ofBrand = eq(brands.id, products.brandId);
const ofCategory = eq(categories.id, products.categoryId);
const ofSeller = eq(sellers.id, products.sellerId);

/** Products among others, with the names of what they belong to. */
export function selectProducts(executor: Executor) {
  const query = executor.select(productColumns).from(products);
  return query.innerJoin(brands, ofBrand).innerJoin(categories, ofCategory).innerJoin(sellers, ofSeller).$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** A product alone, with all there is to say of it. */
export function selectWholeProducts(executor: Executor) {
  const query = executor.select({ ...productColumns, specifications: products.specifications }).from(products);
  return query.innerJoin(brands, ofBrand).innerJoin(categories, ofCategory).innerJoin(sellers, ofSeller).$dynamic();
}

export type WholeProductRow = Awaited<ReturnType<typeof selectWholeProducts>>[number];

/** The same with a total on every row. */
export function selectCountedProducts(executor: Executor, total: SQL.Aliased<number>) {
  const query = executor.select({ ...productColumns, total }).from(products);
  return query.innerJoin(brands, ofBrand).innerJoin(categories, ofCategory).innerJoin(sellers, ofSeller).$dynamic();
}
