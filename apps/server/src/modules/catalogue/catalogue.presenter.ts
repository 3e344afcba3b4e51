import type { Banner, Category, Product, ProductDetails, QueryProductsResponse } from '@urumuri/contract';
import { joinJson, type Json, writeJsonObject } from '../../http/json.ts';
import { presentReviewPage, type ReviewPageRows } from '../reviews/index.ts';
import type { BannerRow, CategoryRow } from './catalogue.repository.ts';
import type { ProductRow, WholeProductRow } from './product-rows.repository.ts';

/** A product whose JSON is written already. */
type WrittenProduct = { json: Json<Product> };

type FoundProducts = {
  products: readonly WrittenProduct[];
  total: number;
  didYouMean?: string | undefined;
  nearest?: boolean;
};

type ProductDetailsRows = {
  product: WholeProductRow;
  related: readonly WrittenProduct[];
  ofShop: readonly WrittenProduct[];
  reviewPage: ReviewPageRows;
};

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
    ...(row.sku === null ? {} : { sku: row.sku }),
    ...(row.warrantyMonths === null ? {} : { warrantyMonths: row.warrantyMonths }),
    ...(row.boxContents === '' ? {} : { boxContents: row.boxContents }),
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

/** Joins the cached JSON of the products: writing it again would be most of the work of answering. */
export function presentFound(found: FoundProducts, perPage: number): Json<QueryProductsResponse> {
  return writeJsonObject<QueryProductsResponse, 'products'>(
    { products: joinWritten(found.products) },
    {
      totalProduct: found.total,
      perPage,
      parPage: perPage,
      ...(found.didYouMean === undefined ? {} : { didYouMean: found.didYouMean }),
      ...(found.nearest ? { nearest: true } : {}),
    },
  );
}

export function presentDetails({ product, related, ofShop, reviewPage }: ProductDetailsRows): Json<ProductDetails> {
  return writeJsonObject<ProductDetails, 'relatedProducts' | 'moreProducts'>(
    { relatedProducts: joinWritten(related), moreProducts: joinWritten(ofShop) },
    { product: presentProduct(product), ...presentReviewPage(reviewPage) },
  );
}

function joinWritten(products: readonly WrittenProduct[]): Json<Product[]> {
  return joinJson(products.map(({ json }) => json));
}
