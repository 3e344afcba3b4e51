import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, discountPercent, isoDate, rwf } from './fields.ts';

export const product = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  price: rwf.meta({ description: 'Price before discount, in whole Rwandan francs' }),
  discount: discountPercent,
  stock: count.meta({ description: 'What can still be bought' }),
  stockRevision: count.optional().meta({ description: 'Rises with every change of stock' }),
  images: z.array(z.string()),
  brand: z.string(),
  category: z.string(),
  categoryPath: z
    .array(z.string())
    .optional()
    .meta({ description: 'The category and those it lies in, the top first; on the product’s own page' }),
  rating: z.number().min(0).max(limits.rating).meta({ description: 'Average of the ratings of 1 to 5 stars' }),
  reviewCount: count,
  shopName: z.string(),
  shopDistrict: z
    .string()
    .optional()
    .meta({ description: 'Where the shop is, if it says so; on the product’s own page' }),
  sellerId: z.string(),
  sku: z
    .string()
    .optional()
    .meta({ description: 'The shop’s own number of it; on the product’s own page, like what follows' }),
  barcode: z.string().optional(),
  warrantyMonths: count.optional(),
  boxContents: z.string().optional(),
  returnTerms: z.string().optional().meta({ description: 'Whether and until when it can be returned' }),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  createdAt: isoDate,
});
/** One of the products that are the same thing in another size, colour or the like. */
export const productVariant = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  price: rwf,
  discount: discountPercent,
  stock: count,
  stockRevision: count.optional(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export type Product = z.infer<typeof product>;
