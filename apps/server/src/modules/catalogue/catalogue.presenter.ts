import type {
  Banner,
  Category,
  Product,
  ProductDetails,
  ProductVariant,
  QueryProductsResponse,
} from '@urumuri/contract';
import { identity, type ReturnTerms } from '@urumuri/identity';
import { describeReturns } from '@urumuri/identity/fill-in';
import { LRUCache } from 'lru-cache';
import { type Json, writeJsonObject } from '../../http/json.ts';
import { presentReviewPage, type ReviewPageRows } from '../reviews/index.ts';
import type { BannerRow, CategoryRow } from './catalogue.repository.ts';
import type { VariantRow } from './details.repository.ts';
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
  categoryPath: readonly string[];
  /** Of the nearest category that has any; else the shop's hold. */
  returnTerms: ReturnTerms | undefined;
  variants: readonly VariantRow[];
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

function presentVariant(row: VariantRow): ProductVariant {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    options: row.options.map(([label, value]) => ({ label, value })),
    price: row.priceRwf,
    discount: row.discountPercent,
    stock: row.available,
    stockRevision: row.stockRevision,
  };
}

export function presentCategory(row: CategoryRow): Category {
  const { id, name, slug, image, parentId } = row;
  return { _id: id, name, slug, image, ...(parentId === null ? {} : { parentId }) };
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

function describeFound({ total, didYouMean, nearest }: FoundProducts, perPage: number) {
  return {
    totalProduct: total,
    perPage,
    parPage: perPage,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(nearest ? { nearest: true } : {}),
  };
}

function describeDetails({ product, categoryPath, returnTerms, variants, reviewPage }: ProductDetailsRows) {
  return {
    product: {
      ...presentProduct(product),
      categoryPath: [...categoryPath],
      returnTerms: describeReturns(returnTerms ?? identity.returns),
    },
    ...(variants.length > 1 ? { variants: variants.map(presentVariant), family: product.family ?? '' } : {}),
    ...presentReviewPage(reviewPage),
  };
}

const askedFor = new WeakSet<FoundProducts>();
/** Lists that were asked for again while they were cached. */
const writtenLists = new LRUCache<FoundProducts, Json<QueryProductsResponse>>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
});

/** Joins the cached JSON of the products: writing it again would be most of the work of answering. */
export function writeFound(found: FoundProducts, perPage: number): Json<QueryProductsResponse> {
  const known = writtenLists.get(found);
  if (known) return known;
  const written = writeJsonObject<QueryProductsResponse, 'products'>(
    { products: found.products.map(({ json }) => json) },
    describeFound(found, perPage),
  );
  if (askedFor.has(found)) writtenLists.set(found, written);
  else askedFor.add(found);
  return written;
}

export function writeDetails(found: ProductDetailsRows): Json<ProductDetails> {
  return writeJsonObject<ProductDetails, 'relatedProducts' | 'moreProducts'>(
    { relatedProducts: found.related.map(({ json }) => json), moreProducts: found.ofShop.map(({ json }) => json) },
    describeDetails(found),
  );
}

/** The same answers for pages, which share the products: one object for each version of a row. */
export function presentFound(found: FoundProducts, perPage: number): QueryProductsResponse {
  return { products: found.products.map(readWritten), ...describeFound(found, perPage) };
}

export function presentDetails(found: ProductDetailsRows): ProductDetails {
  return {
    relatedProducts: found.related.map(readWritten),
    moreProducts: found.ofShop.map(readWritten),
    ...describeDetails(found),
  };
}

/** Those on the pages of the last minutes; of all that are cached, objects would take several times the memory. */
const readProducts = new LRUCache<WrittenProduct, Product>({ max: 2000 });

function readWritten(written: WrittenProduct): Product {
  const product = readProducts.get(written) ?? (JSON.parse(written.json.toString()) as Product);
  readProducts.set(written, product);
  return product;
}
