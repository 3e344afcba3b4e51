import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  checkAnswers,
  checkStates,
  productChanges,
  productStates,
  recordedStockReasons,
  specificationKinds,
  stockFilters,
  stockReasons,
} from '../statuses.ts';
import {
  barcodeText,
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

const ownPicture = /^\/images\/[0-9a-f]{16,32}\/\d{2,4}$/;

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
  barcode: barcodeText,
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
  family: optionalText('Family', limits.familyLength).meta({
    description: 'What the shop calls the products that are one thing in several sizes, colours and the like',
  }),
  options: z
    .array(specification)
    .max(limits.variantOptions, `At most ${limits.variantOptions} options`)
    .default([])
    .meta({ description: 'In what it differs from the others of its family' }),
};

export const createProductBody = z.object({ ...facts, isPublished: z.boolean().default(false) });
export type CreateProductBody = z.infer<typeof createProductBody>;

/** `seenStock` is the stock the form was opened with: what was sold since must not be written over. */
export const updateProductBody = z.object({
  ...facts,
  seenStock: bodyInteger('Stock', 0, limits.stockUnits),
  seenUpdatedAt: z.iso
    .datetime('Say when the product was changed last')
    .optional()
    .meta({ description: 'Refused when somebody else has changed it since' }),
});
export type UpdateProductBody = z.infer<typeof updateProductBody>;

export const publishProductBody = z.object({ isPublished: z.boolean({ error: 'Say whether it is published' }) });

const productCheck = z.object({
  state: z.enum(checkStates),
  isHeldBack: z.boolean().meta({ description: 'Off sale until the office releases it' }),
  note: z.string().meta({ description: 'What the office wants changed' }),
  since: isoDate,
});
export type ProductCheck = z.infer<typeof productCheck>;

/** A product as its seller sees it. */
const sellerProductSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  image: z.string(),
  brand: z.string(),
  category: z.string(),
  price: rwf,
  discount: discountPercent,
  stock: count.meta({ description: 'Units in the shop’s hands' }),
  reserved: count.meta({ description: 'Of these, promised to orders' }),
  sold: count,
  isPublished: z.boolean(),
  isDeleted: z.boolean(),
  check: productCheck.optional().meta({ description: 'Missing where the office wants nothing of it' }),
  salePrice: rwf.optional(),
  family: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  updatedAt: isoDate,
});
export type SellerProductSummary = z.infer<typeof sellerProductSummary>;

const sellerProduct = sellerProductSummary.extend({
  model: z.string(),
  categoryId: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  images: z.array(z.string()),
  waitingPictures: count.meta({ description: 'Still to be fetched from their addresses' }),
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
  category: queryText('Category', limits.categoryLength),
  brand: queryText('Brand', limits.brandLength),
  stock: z
    .enum([...stockFilters, ''], { error: 'There is no such list' })
    .optional()
    .transform((stock) => (stock === '' ? undefined : stock)),
  pageNumber: queryPageNumber,
});
export type SellerProductsQuery = z.infer<typeof sellerProductsQuery>;

export const sellerProductsResponse = z.object({
  products: z.array(sellerProductSummary),
  total: count,
  perPage: count,
  categories: z.array(z.string()).meta({ description: 'Those that products of this shop are in' }),
  brands: z.array(z.string()),
});

const categorySpecification = z.object({
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

export const variantsResponse = z.object({
  family: z.string().meta({ description: 'What the shop calls them together; empty: it stands for itself' }),
  variants: z.array(
    sellerProductSummary.extend({ cost: rwf.optional().meta({ description: 'What the shop last paid for a unit' }) }),
  ),
});
export type Variants = z.infer<typeof variantsResponse>;

/** What was seen of one that is there already: what was sold or changed since must not be written over. */
const variantRow = z.object({
  _id: objectId('Product').optional().meta({ description: 'Missing: it is new' }),
  seenStock: facts.stock.optional(),
  seenUpdatedAt: z.iso.datetime('Say when the product was changed last').optional(),
  options: facts.options,
  sku: facts.sku,
  barcode: facts.barcode,
  price: facts.price,
  stock: facts.stock,
  cost: bodyInteger('Cost', 0, limits.priceRwf).optional(),
});
export type VariantRow = z.infer<typeof variantRow>;

export const saveVariantsBody = z.object({
  family: nameText('Name of the family', limits.familyLength),
  rows: z
    .array(variantRow)
    .min(1, 'There must be a row')
    .max(limits.variants, `At most ${limits.variants} variants of one product`),
});
export type SaveVariantsBody = z.infer<typeof saveVariantsBody>;

export const productsToCheckQuery = z.object({
  state: z.enum(checkStates, { error: 'There is no such list' }).default('waiting'),
  pageNumber: queryPageNumber,
});

export const productsToCheckResponse = z.object({
  products: z.array(sellerProductSummary.extend({ shopId: z.string(), shopName: z.string() })),
  total: count,
  perPage: count,
  counts: z.object({ waiting: count, changes: count }),
});
export type ProductToCheck = z.infer<typeof productsToCheckResponse>['products'][number];

export const answerProductCheckBody = z
  .object({
    productIds: z
      .array(objectId('Product'))
      .min(1, 'Choose a product')
      .max(limits.changedProducts, `At most ${limits.changedProducts} products at once`),
    answer: z.enum(checkAnswers, { error: 'There is no such answer' }),
    note: optionalText('What needs to change', limits.noteLength),
  })
  .refine(({ answer, note }) => answer === 'approve' || note !== '', {
    path: ['note'],
    error: 'Write what needs to change',
  });
export type AnswerProductCheckBody = z.infer<typeof answerProductCheckBody>;

export const sellerProductParams = z.object({ productId: objectId('Product') });
export const sellerProductResponse = z.object({ product: sellerProduct });
export const sellerProductChanged = z.object({ message: z.string(), product: sellerProduct });

export const uploadedPictureResponse = z.object({ image: z.string() });

const most = `At most ${limits.changedProducts} products at once`;

const values = {
  price: bodyInteger('Price', 1, limits.priceRwf),
  discount: bodyInteger('Discount', 0, 100),
  salePrice: bodyInteger('Sale price', 1, limits.priceRwf).optional(),
  stock: bodyInteger('Stock', 0, limits.stockUnits),
};

/** What is done to products of a list. Values are written over those that were seen, and over no others. */
export const changeProductsBody = z
  .object({
    kind: z.enum(productChanges, { error: 'There is no such change' }),
    productIds: z.array(objectId('Product')).max(limits.changedProducts, most).optional(),
    isPublished: z.boolean({ error: 'Say whether they are on sale' }).optional(),
    percent: bodyInteger('Percent', -90, 500).optional(),
    discount: values.discount.optional(),
    stock: values.stock.optional(),
    products: z
      .array(z.object({ _id: objectId('Product'), ...values, seen: z.object(values) }))
      .max(limits.changedProducts, most)
      .optional(),
  })
  .superRefine((change, context) => {
    const needed = neededBy[change.kind].filter((field) => change[field] === undefined);
    for (const field of needed) context.addIssue({ code: 'custom', path: [field], message: `Say ${words[field]}` });
    const chosen = change.kind === 'values' ? change.products : change.productIds;
    if (chosen?.length === 0) context.addIssue({ code: 'custom', path: ['productIds'], message: 'Choose a product' });
  });
export type ChangeProductsBody = z.infer<typeof changeProductsBody>;

const words = {
  productIds: 'which products',
  isPublished: 'whether they are on sale',
  percent: 'by how many percent',
  discount: 'how many percent are taken off',
  stock: 'how many there are',
  products: 'which products',
} as const;

const neededBy: Record<(typeof productChanges)[number], (keyof typeof words)[]> = {
  visibility: ['productIds', 'isPublished'],
  price: ['productIds', 'percent'],
  discount: ['productIds', 'discount'],
  stock: ['productIds', 'stock'],
  delete: ['productIds'],
  restore: ['productIds'],
  values: ['products'],
};

const productValues = z.object({ price: rwf, discount: count, salePrice: rwf.optional(), stock: count });
export type ProductValues = z.infer<typeof productValues>;

export const productsChanged = z.object({
  message: z.string(),
  changed: z.array(z.object({ _id: z.string(), before: productValues, after: productValues })),
  refused: z.array(z.object({ _id: z.string(), name: z.string(), reason: z.string() })),
});
export type ProductsChanged = z.infer<typeof productsChanged>;

const stockMovement = z.object({
  _id: z.string(),
  units: z.int().meta({ description: 'Units more, or with a minus fewer' }),
  reason: z.enum(stockReasons),
  note: z.string(),
  staff: z.string(),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).optional(),
  at: isoDate,
});
export type StockMovement = z.infer<typeof stockMovement>;

export const stockMovementsResponse = z.object({
  cost: rwf.optional().meta({ description: 'What the shop last paid for a unit' }),
  movements: z.array(stockMovement).meta({ description: 'The newest fifty' }),
});
export type StockMovements = z.infer<typeof stockMovementsResponse>;

export const recordStockBody = z.object({
  reason: z.enum(recordedStockReasons, { error: 'Units are received, counted or broken' }),
  units: bodyInteger('Units', 0, limits.stockUnits),
  cost: bodyInteger('Cost', 0, limits.priceRwf).optional(),
  note: optionalText('Note', limits.noteLength),
});
export type RecordStockBody = z.output<typeof recordStockBody>;
