import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { paths } from '../paths.ts';

const text = z.string().min(1);
const pair = z.tuple([text, text]);

const category = z.object({
  slug: text,
  name: text,
  /** The slug of the category it lies in. */
  parent: text.optional(),
  specifications: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('number'), name: text, unit: text, lowest: z.number().optional() }),
        z.object({ kind: z.literal('choice'), name: text, choices: z.array(text) }),
      ]),
    )
    .default([]),
});

const shop = z.object({
  slug: text,
  shopName: text,
  ownerName: text,
  email: z.email(),
  phone: text,
  district: text,
  about: text,
});

const product = z.object({
  slug: text,
  name: text,
  brand: text,
  model: text,
  /** The innermost category, where it is not the one that the file is called after. */
  subcategory: text.optional(),
  /** The slug of the seller's shop. */
  shop: text,
  /** One thing in several sizes or the like, and what this one differs in. */
  family: text.optional(),
  option: pair.optional(),
  priceRwf: z.int().positive(),
  discountPercent: z.int().min(0).max(90),
  stock: z.int().min(0),
  /** Decides New Arrivals. */
  listedDaysAgo: z.int().positive(),
  warrantyMonths: z.int().min(0),
  shortDescription: text,
  /** Its paragraphs. */
  description: z.array(text),
  specifications: z.record(text, text),
  boxContents: text.optional(),
});

const review = z.object({
  /** The name of a demo customer; each reviews a product once. */
  reviewer: text,
  rating: z.int().min(1).max(5),
  daysAgo: z.int().positive(),
  text,
});

const voucher = z.object({
  code: text,
  /** The slug of the only shop it is for; without one it is for all. */
  shop: text.optional(),
  off: z.union([z.object({ percent: z.int() }), z.object({ amountRwf: z.int() })]),
  minimumRwf: z.int(),
  usesAllowed: z.int().optional(),
  usesPerCustomer: z.int(),
  /** Days count from the day the shop is filled; without an end it stays valid. */
  startsInDays: z.int(),
  endsInDays: z.int().optional(),
});

const shopFile = z.object({
  contact: z.object({ phones: z.array(text), whatsappNumber: text }),
  office: shop.omit({ district: true, about: true }),
  shops: z.array(shop),
});

export type DemoCatalogue = ReturnType<typeof readDemoCatalogue>;
export type DemoProduct = DemoCatalogue['products'][number];

/** The demo shop as its files have it, products in the order of their categories. */
export function readDemoCatalogue(folder = paths.demoCatalogue) {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
    schema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

  const categories = read('categories.json', z.array(category));
  const files = new Set(readdirSync(path.join(folder, 'products')));
  const products = categories
    .filter(({ slug }) => files.has(`${slug}.json`))
    .flatMap(({ slug }) => {
      const reviews = read(`reviews/${slug}.json`, z.record(text, z.array(review)));
      return read(`products/${slug}.json`, z.array(product)).map((one) => ({
        ...one,
        category: slug,
        reviews: reviews[one.slug] ?? [],
      }));
    });
  return {
    ...read('shop.json', shopFile),
    categories,
    products,
    customers: read('customers.json', z.array(z.object({ name: text, email: z.email() }))),
    banners: read('banners.json', z.array(z.object({ title: text, line: text, product: text }))),
    vouchers: read('vouchers.json', z.array(voucher)),
    /** The catalogue's own words for a thing, any of which stands for the others, and what people call it. */
    synonyms: read('synonyms.json', z.array(z.object({ words: z.array(text), called: z.array(text) }))),
  };
}
