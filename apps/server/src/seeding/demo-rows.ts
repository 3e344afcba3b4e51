import { createHash } from 'node:crypto';
import type {
  banners,
  brands,
  categories,
  categorySpecifications,
  customers,
  products,
  reviews,
  searchSynonyms,
  sellers,
  vouchers,
} from '../db/schema/index.ts';
import { makeSlug } from '../slug.ts';
import { nameKeyOf } from '../modules/sellers/index.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import type { DemoPictures } from './demo-pictures.ts';

type New<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

export type DemoRows = {
  sellers: New<typeof sellers>[];
  customers: New<typeof customers>[];
  categories: New<typeof categories>[];
  specifications: New<typeof categorySpecifications>[];
  brands: New<typeof brands>[];
  products: New<typeof products>[];
  reviews: New<typeof reviews>[];
  banners: New<typeof banners>[];
  synonyms: New<typeof searchSynonyms>[];
  vouchers: New<typeof vouchers>[];
};

const dayMs = 24 * 60 * 60 * 1000;
/** How many buyers there are for one who writes a review. */
const salesPerReview = 6;

/** The demo catalogue as rows, dated back from `now`. Its accounts get their password apart (`demo-access.ts`). */
export function makeDemoRows(catalogue: DemoCatalogue, pictures: DemoPictures, now: Date): DemoRows {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const brandNames = [...new Set(catalogue.products.map((product) => product.brand))];
  const reviewRows: DemoRows['reviews'] = [];
  const customerByName = new Map(
    catalogue.customers.map((customer) => [customer.name, stableId('customer', customer.email)]),
  );

  const productRows = catalogue.products.map((product) => {
    const { slug, reviews: written } = product;
    const id = stableId('product', slug);
    for (const { reviewer, rating, text, daysAgo: age } of written) {
      const customerId = customerByName.get(reviewer);
      if (customerId === undefined) throw new Error(`The demo reviewer ${reviewer} is not a demo customer.`);
      reviewRows.push({
        id: stableId('review', `${slug}/${reviewer}`),
        productId: id,
        customerId,
        rating,
        body: text,
        createdAt: daysAgo(age),
      });
    }
    return {
      id,
      slug,
      sellerId: stableId('seller', product.shop),
      categoryId: stableId('category', product.subcategory ?? product.category),
      brandId: stableId('brand', product.brand),
      name: product.name,
      model: product.model,
      shortDescription: product.shortDescription,
      description: product.description.join('\n\n'),
      specifications: Object.entries(product.specifications),
      warrantyMonths: product.warrantyMonths,
      boxContents: product.boxContents ?? '',
      images: pictures.products.get(slug) ?? [],
      priceRwf: product.priceRwf,
      discountPercent: product.discountPercent,
      stock: product.stock,
      sold: written.length * salesPerReview,
      ratingSum: written.reduce((sum, review) => sum + review.rating, 0),
      ratingCount: written.length,
      reviewCount: written.length,
      family: product.family ?? null,
      options: product.option ? [product.option] : [],
      createdAt: daysAgo(product.listedDaysAgo),
      publishedAt: daysAgo(product.listedDaysAgo),
    };
  });

  return {
    sellers: [
      ...catalogue.shops.map((shop) => ({
        id: stableId('seller', shop.slug),
        slug: shop.slug,
        shopName: shop.shopName,
        nameKey: nameKeyOf(shop.shopName),
        ownerName: shop.ownerName,
        email: shop.email,
        phone: shop.phone,
        district: shop.district,
        about: shop.about,
        image: pictures.shops.get(shop.slug)?.[0] ?? '',
        status: 'approved' as const,
      })),
      {
        ...catalogue.office,
        id: stableId('seller', catalogue.office.slug),
        nameKey: nameKeyOf(catalogue.office.shopName),
        role: 'admin',
        status: 'approved',
      },
    ],
    customers: catalogue.customers.map(({ name, email }) => ({ id: stableId('customer', email), name, email })),
    categories: catalogue.categories.map(({ name, slug }, position) => {
      const trail = trailOf(slug, catalogue);
      return {
        id: stableId('category', slug),
        name,
        slug,
        position,
        image: pictures.categories.get(trail.at(-1) ?? slug)?.[0] ?? '',
        level: trail.length,
        parentId: trail[1] === undefined ? null : stableId('category', trail[1]),
      };
    }),
    specifications: catalogue.categories
      .flatMap(({ slug, specifications }) => specifications.map((specification) => ({ slug, specification })))
      .map(({ slug, specification }, position) => ({
        ...specification,
        id: stableId('specification', `${slug}/${specification.name}`),
        categoryId: stableId('category', slug),
        choices: specification.kind === 'choice' ? specification.choices : [],
        position,
      })),
    brands: brandNames.map((name) => ({ id: stableId('brand', name), name, slug: makeSlug(name) })),
    products: productRows,
    reviews: reviewRows,
    banners: catalogue.banners.map(({ title, line, product }, position) => ({
      id: stableId('banner', title),
      title,
      line,
      position,
      productId: stableId('product', product),
      image: pictures.banners.get(product)?.[0] ?? '',
    })),
    synonyms: listSynonyms(catalogue).map(({ term, meaning }) => ({
      id: stableId('synonym', `${term}/${meaning}`),
      term,
      meaning,
    })),
    vouchers: catalogue.vouchers.map(({ code, shop, off, startsInDays, endsInDays, ...limits }) => ({
      id: stableId('voucher', code),
      code,
      sellerId: shop === undefined ? null : stableId('seller', shop),
      percentOff: 'percent' in off ? off.percent : null,
      amountOffRwf: 'amountRwf' in off ? off.amountRwf : null,
      startsAt: daysAgo(-startsInDays),
      endsAt: endsInDays === undefined ? null : daysAgo(-endsInDays),
      ...limits,
    })),
  };
}

/** A category and those it lies in, itself first. */
function trailOf(slug: string, catalogue: DemoCatalogue): string[] {
  const parent = catalogue.categories.find((category) => category.slug === slug)?.parent;
  return parent === undefined ? [slug] : [slug, ...trailOf(parent, catalogue)];
}

/** Every pair of the table the shop may edit, each once. */
function listSynonyms({ synonyms }: DemoCatalogue): { term: string; meaning: string }[] {
  const byKey = new Map<string, { term: string; meaning: string }>();
  for (const { words, called } of synonyms) {
    for (const meaning of words) {
      for (const term of [...called, ...words]) {
        if (term !== meaning) byKey.set(`${term.toLowerCase()}\n${meaning}`, { term, meaning });
      }
    }
  }
  return [...byKey.values()];
}

/** The same UUID for the same thing on every machine, so that two demo shops are alike. */
function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
