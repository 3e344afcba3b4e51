import { createHash } from 'node:crypto';
import { makeSlug } from '../slug.ts';
import { nameKeyOf } from '../modules/sellers/index.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import type { DemoPictures } from './demo-pictures.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How many buyers there are for one who writes a review. */
const salesPerReview = 6;

/** The demo catalogue as rows, dated back from `now`. Its accounts get their password apart (`demo-access.ts`). */
export function makeDemoRows(catalogue: DemoCatalogue, pictures: DemoPictures, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const brandNames = [...new Set(catalogue.products.map((product) => product.brand))];

  function customerIdOf(reviewer: string): string {
    const customer = catalogue.customers.find(({ name }) => name === reviewer);
    if (customer === undefined) throw new Error(`The demo reviewer ${reviewer} is not a demo customer.`);
    return stableId('customer', customer.email);
  }

  return {
    sellers: [
      ...catalogue.shops.map((shop) => ({
        ...shop,
        id: stableId('seller', shop.slug),
        nameKey: nameKeyOf(shop.shopName),
        image: pictures.shops.get(shop.slug)?.[0] ?? '',
        status: 'approved' as const,
      })),
      {
        ...catalogue.office,
        id: stableId('seller', catalogue.office.slug),
        nameKey: nameKeyOf(catalogue.office.shopName),
        role: 'admin' as const,
        status: 'approved' as const,
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
    products: catalogue.products.map(
      ({ slug, shop, category, subcategory, brand, option, listedDaysAgo, reviews, ...product }) => ({
        ...product,
        id: stableId('product', slug),
        slug,
        sellerId: stableId('seller', shop),
        categoryId: stableId('category', subcategory ?? category),
        brandId: stableId('brand', brand),
        description: product.description.join('\n\n'),
        specifications: Object.entries(product.specifications),
        boxContents: product.boxContents ?? '',
        images: pictures.products.get(slug) ?? [],
        sold: reviews.length * salesPerReview,
        ratingSum: reviews.reduce((sum, review) => sum + review.rating, 0),
        ratingCount: reviews.length,
        reviewCount: reviews.length,
        family: product.family ?? null,
        options: option ? [option] : [],
        createdAt: daysAgo(listedDaysAgo),
        publishedAt: daysAgo(listedDaysAgo),
      }),
    ),
    reviews: catalogue.products.flatMap(({ slug, reviews }) =>
      reviews.map(({ reviewer, rating, text, daysAgo: age }) => ({
        id: stableId('review', `${slug}/${reviewer}`),
        productId: stableId('product', slug),
        customerId: customerIdOf(reviewer),
        rating,
        body: text,
        createdAt: daysAgo(age),
      })),
    ),
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
