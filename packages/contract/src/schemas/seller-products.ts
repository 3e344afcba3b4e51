import { z } from 'zod';
import { limits } from '../limits.ts';
import { productStates, specificationKinds } from '../statuses.ts';
import {
  bodyInteger,
  count,
  discountPercent,
  isoDate,
  nameText,
  objectId,
  optionalText,
  queryPageNumber,
  queryText,
  requiredText,
  rwf,
} from './fields.ts';

const ownPicture = /^\/images\/[0-9a-f]{32}\/\d{2,4}$/;

/** The address of a picture the shop keeps; pictures of other servers cannot be brought in here. */
export const storedPicture = z.string({ error: 'Picture must be text' }).regex(ownPicture, 'Upload the picture first');

const specification = z.object({
  label: requiredText('Specification', limits.specificationLength),
  value: requiredText('Specification', limits.specificationLength),
});

const facts = {
  name: nameText('Name', limits.productNameLength),
  model: optionalText('Model', limits.productModelLength),
  sku: optionalText('SKU', limits.skuLength),
  brand: nameText('Brand', limits.brandLength),
  categoryId: objectId('Category'),
  shortDescription: optionalText('Short description', limits.shortDescriptionLength),
  description: optionalText('Description', limits.descriptionLength),
  specifications: z
    .array(specification)
    .max(limits.specifications, `At most ${limits.specifications} specifications`)
    .default([]),
  images: z.array(storedPicture).max(limits.productImages, `At most ${limits.productImages} pictures`).default([]),
  price: bodyInteger('Price', 1, limits.priceRwf),
  discount: bodyInteger('Discount', 0, 100),
  salePrice: bodyInteger('Sale price', 1, limits.priceRwf)
    .optional()
    .meta({ description: 'What to pay in francs, where the percent cannot say it; the percent then follows from it' }),
  stock: bodyInteger('Stock', 0, limits.stockUnits),
  warrantyMonths: bodyInteger('Warranty', 0, limits.warrantyMonths).optional(),
  boxContents: optionalText('In the box', limits.boxContentsLength),
};

export const createProductBody = z.object({ ...facts, isPublished: z.boolean().default(false) });
export type CreateProductBody = z.infer<typeof createProductBody>;
export type ProductPayload = z.input<typeof createProductBody>;

/** `seenStock` is the stock the form was opened with: what was sold since must not be written over. */
export const updateProductBody = z.object({
  ...facts,
  seenStock: bodyInteger('Stock', 0, limits.stockUnits),
});
export type UpdateProductBody = z.infer<typeof updateProductBody>;

export const publishProductBody = z.object({ isPublished: z.boolean({ error: 'Say whether it is published' }) });

/** A product as its seller sees it. */
export const sellerProductSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  brand: z.string(),
  category: z.string(),
  price: rwf,
  discount: discountPercent,
  stock: count.meta({ description: 'Units in the shop’s hands' }),
  reserved: count.meta({ description: 'Of these, promised to orders' }),
  sold: count,
  isPublished: z.boolean(),
  updatedAt: isoDate,
});
export type SellerProductSummary = z.infer<typeof sellerProductSummary>;

export const sellerProduct = sellerProductSummary.extend({
  model: z.string(),
  categoryId: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  images: z.array(z.string()),
  salePrice: rwf.optional(),
  warrantyMonths: count.optional(),
  boxContents: z.string(),
});
export type SellerProduct = z.infer<typeof sellerProduct>;

export const sellerProductsQuery = z.object({
  search: queryText('Search', limits.searchLength),
  state: z
    .enum([...productStates, 'all', ''], { error: 'There is no such list' })
    .optional()
    .transform((state) => (state === '' || state === 'all' ? undefined : state)),
  pageNumber: queryPageNumber,
});
export type SellerProductsQuery = z.infer<typeof sellerProductsQuery>;

export const sellerProductsResponse = z.object({
  products: z.array(sellerProductSummary),
  total: count,
  perPage: count,
});

export const categorySpecification = z.object({
  _id: z.string(),
  categoryId: z.string(),
  name: z.string(),
  kind: z.enum(specificationKinds),
  unit: z.string(),
  choices: z.array(z.string()),
  lowest: z.number().optional(),
  highest: z.number().optional(),
});
export type CategorySpecification = z.infer<typeof categorySpecification>;
export const specificationsResponse = z.object({ specifications: z.array(categorySpecification) });

export const sellerProductParams = z.object({ productId: objectId('Product') });
export const sellerProductResponse = z.object({ product: sellerProduct });
export const sellerProductChanged = z.object({ message: z.string(), product: sellerProduct });

export const uploadedPictureResponse = z.object({ image: z.string() });
