import { eq, isNotNull, sql } from 'drizzle-orm';
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
  specifications: products.specifications,
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

/** A product with the names of what it belongs to. */
export function selectProducts(executor: Executor) {
  return executor
    .select(productColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];
