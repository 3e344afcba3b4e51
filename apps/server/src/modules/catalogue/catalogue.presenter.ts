import type { Banner, Category, Product, ProductDetails, QueryProductsResponse } from '@urumuri/contract';
import { presentReviewPage } from '../reviews/index.ts';
import type { BannerRow, CategoryRow } from './catalogue.repository.ts';
import type { FoundProducts, ProductDetailsRows } from './catalogue.service.ts';
import type { ProductRow, WholeProductRow } from './product-rows.repository.ts';

/** A product among others: without its table of specifications, which only its own page shows. */
export function presentListed(row: ProductRow): Product {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    shortDescription: row.shortDescription,
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

export function presentProduct(row: WholeProductRow): Product {
  return {
    ...presentListed(row),
    ...(row.shopDistrict === '' ? {} : { shopDistrict: row.shopDistrict }),
    specifications: row.specifications.map(([label, value]) => ({ label, value })),
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

export function presentFound(found: FoundProducts, perPage: number): QueryProductsResponse {
  return {
    products: found.products.map(presentListed),
    totalProduct: found.total,
    perPage,
    parPage: perPage,
    ...(found.didYouMean === undefined ? {} : { didYouMean: found.didYouMean }),
    ...(found.nearest ? { nearest: true } : {}),
  };
}

export function presentDetails({ product, related, ofShop, reviewPage }: ProductDetailsRows): ProductDetails {
  return {
    product: presentProduct(product),
    relatedProducts: related.map(presentListed),
    moreProducts: ofShop.map(presentListed),
    ...presentReviewPage(reviewPage),
  };
}
