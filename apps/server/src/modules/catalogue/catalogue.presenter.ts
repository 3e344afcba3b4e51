import type {
  Banner,
  Category,
  Product,
  ProductDetails,
  ProductVariant,
  QueryProductsResponse,
} from '@urumuri/contract';
import type { ReturnTerms } from '@urumuri/identity';
import { describeReturns } from '@urumuri/identity/fill-in';
import { presentReviewPage, readFirstReviews } from '../reviews/index.ts';
import type { BannerRow, CategoryRow } from './catalogue.repository.ts';
import type { VariantRow, WholeProduct } from './details.repository.ts';
import type { ProductRow } from './product-rows.repository.ts';
import type { FoundPage } from './listing.rules.ts';

type ProductDetailsRows = {
  product: WholeProduct;
  /** Its category and those above it. */
  path: readonly CategoryRow[];
  variants: readonly VariantRow[];
  related: Product[];
  ofShop: Product[];
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

function presentProduct(row: WholeProduct): Product {
  return {
    ...presentListed(row),
    ...(row.shopDistrict === '' ? {} : { shopDistrict: row.shopDistrict }),
    ...(row.sku === null ? {} : { sku: row.sku }),
    ...(row.barcode === null ? {} : { barcode: row.barcode }),
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

export function presentFound(
  { products, total, didYouMean, nearest }: FoundPage,
  perPage: number,
): QueryProductsResponse {
  return {
    products,
    totalProduct: total,
    perPage,
    parPage: perPage,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(nearest ? { nearest: true } : {}),
  };
}

export function presentDetails(found: ProductDetailsRows, returns: ReturnTerms): ProductDetails {
  const { product, path, variants, related, ofShop } = found;
  const [own] = path.flatMap(({ returnDays: days, returnNote: note }) => (days === null ? [] : [{ days, note }]));
  return {
    product: {
      ...presentProduct(product),
      categoryPath: path.map(({ name }) => name).reverse(),
      // Those of the nearest category that has its own, else those of the whole shop.
      returnTerms: describeReturns(own ?? returns),
    },
    ...(variants.length > 1 ? { variants: variants.map(presentVariant), family: product.family ?? '' } : {}),
    relatedProducts: related,
    moreProducts: ofShop,
    ...presentReviewPage(readFirstReviews(product, product)),
  };
}
