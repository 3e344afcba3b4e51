import type { ProductDetails } from '@urumuri/contract';
import { toCardProduct } from '../card-product.ts';
import { arrangeVariants, type VariantGroup } from './variants.ts';

export type Specification = { label: string; value: string };

/** All the product page shows of its product. */
export type PageProduct = {
  id: string;
  sku: string | undefined;
  barcode: string | undefined;
  slug: string;
  name: string;
  brand: string;
  category: string;
  /** The category and those it lies in, the top first. */
  categoryPath: string[];
  description: string;
  shortDescription: string;
  priceRwf: number;
  discountPercent: number;
  stock: number;
  stockRevision: number;
  images: string[];
  rating: number;
  reviewCount: number;
  /** When the newest review was written. */
  reviewedAt: string | undefined;
  shopName: string;
  shopDistrict: string;
  sellerId: string;
  specifications: Specification[];
  warrantyMonths: number | undefined;
  boxContents: string | undefined;
  returnTerms: string | undefined;
  variants: VariantGroup[];
  family: Family | undefined;
};

/** What something costs, and whether it can be had. */
export type Offered = Pick<PageProduct, 'slug' | 'priceRwf' | 'discountPercent' | 'stock'>;

/** The same thing in several sizes, colours and the like. */
export type Family = { name: string; members: readonly (Offered & { name: string; options: Specification[] })[] };

const MORE_LIMIT = 6;
const RELATED_LIMIT = 12;

/** What the loader sends: only what is shown. */
export function toProductPage(details: ProductDetails) {
  return {
    product: toPageProduct(details),
    related: details.relatedProducts.slice(0, RELATED_LIMIT).map(toCardProduct),
    more: details.moreProducts.slice(0, MORE_LIMIT).map(toCardProduct),
  };
}

function toPageProduct({ product, variants, family, reviews }: ProductDetails): PageProduct {
  return {
    id: product._id,
    sku: product.sku,
    barcode: product.barcode,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    category: product.category,
    categoryPath: product.categoryPath ?? [product.category],
    description: product.description,
    shortDescription: product.shortDescription,
    priceRwf: product.price,
    discountPercent: product.discount,
    stock: product.stock,
    stockRevision: product.stockRevision ?? 0,
    images: product.images,
    rating: product.rating,
    reviewCount: product.reviewCount,
    reviewedAt: reviews[0]?.createdAt,
    shopName: product.shopName,
    shopDistrict: product.shopDistrict ?? '',
    sellerId: product.sellerId,
    specifications: product.specifications ?? [],
    warrantyMonths: product.warrantyMonths,
    returnTerms: product.returnTerms,
    boxContents: product.boxContents,
    variants: arrangeVariants(variants ?? [], product._id),
    family: variants && {
      name: family ?? '',
      members: variants.map(({ slug, name, options, price, discount, stock }) => ({
        slug,
        name,
        options,
        priceRwf: price,
        discountPercent: discount,
        stock: Math.min(stock, 1),
      })),
    },
  };
}
