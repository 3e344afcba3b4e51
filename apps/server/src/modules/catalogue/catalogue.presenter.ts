import type { Banner, Category, Product } from '@urumuri/contract';
import type { BannerRow, CategoryRow, ProductRow } from './catalogue.repository.ts';

export function presentProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    shortDescription: row.shortDescription,
    specifications: row.specifications.map(([label, value]) => ({ label, value })),
    price: row.priceRwf,
    discount: row.discountPercent,
    stock: row.available,
    stockRevision: row.stockRevision,
    images: row.images,
    brand: row.brand,
    category: row.category,
    rating: row.rating,
    reviewCount: row.reviewCount,
    shopName: row.shopName,
    sellerId: row.sellerId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentCategory(row: CategoryRow): Category {
  return { _id: row.id, name: row.name, slug: row.slug, image: row.image };
}

export function presentBanner(row: BannerRow): Banner {
  return {
    _id: row.id,
    banner: row.image,
    link: row.productSlug,
    productId: row.productId,
    title: row.title,
    line: row.line,
  };
}
