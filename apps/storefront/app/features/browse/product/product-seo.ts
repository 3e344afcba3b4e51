import { limits } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import type { MetaDescriptor } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';
import { cutAtWord } from '../../../platform/format/cut-at-word.ts';
import { pictureAtWidth } from '@urumuri/ui/format/picture.ts';
import { type RatingCount, readRatings } from '../../../platform/format/rating-figures.ts';
import { buildBreadcrumbList } from '../../../platform/seo/breadcrumb.ts';
import { buildMeta } from '../../../platform/seo/seo.ts';
import type { Site } from '../../../platform/site.ts';
import type { Family, Offered, PageProduct } from './page-product.ts';
import { serialiseForHtml } from '../../../platform/seo/serialise-for-html.ts';

export type SeoProduct = Pick<
  PageProduct,
  'id' | 'slug' | 'name' | 'brand' | 'categoryPath' | 'specifications' | 'shortDescription' | 'images' | 'shopName'
> &
  Partial<Pick<PageProduct, 'sku' | 'barcode' | 'family'>> &
  Offered;

type SeoReview = { name: string; rating: number; text: string; isoDate: string };
export type SeoRatings = { average: number; ratedCount: number; total: number; reviews: readonly SeoReview[] };

const CURRENCY = 'RWF';
const RECORD_PICTURE_WIDTH = 1280;
const SHARE_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;
const DESCRIPTION_LENGTH = 160;
const REVIEW_SAMPLE = 3;
const schema = 'https://schema.org';

/** Title, description, canonical address and share card of a product. */
export function buildProductMeta(product: SeoProduct, site: Site): MetaDescriptor[] {
  return [
    ...buildMeta({
      site,
      path: addresses.product(product.slug),
      title: titleOf(product),
      description: describe(product, site.identity.name),
      image: `/share/${product.slug}.jpg`,
      type: 'product',
    }),
    { property: 'og:image:width', content: String(SHARE_CARD.width) },
    { property: 'og:image:height', content: String(SHARE_CARD.height) },
    { property: 'og:image:type', content: SHARE_CARD.type },
    { property: 'og:image:alt', content: product.name },
    { property: 'product:price:amount', content: String(payableRwf(product)) },
    { property: 'product:price:currency', content: CURRENCY },
    { property: 'product:availability', content: product.stock > 0 ? 'in stock' : 'out of stock' },
    { property: 'product:brand', content: product.brand },
    { property: 'product:retailer_item_id', content: product.id },
  ];
}

/** The product as search engines read it. Ratings appear only when customers have given some. */
export function buildProductRecord(product: SeoProduct, ratings: SeoRatings, origin: string): object {
  const url = new URL(addresses.product(product.slug), origin).href;
  return {
    '@context': schema,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.shortDescription,
    image: product.images.map((image) => new URL(pictureAtWidth(image, RECORD_PICTURE_WIDTH), origin).href),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.categoryPath.join(' > '),
    sku: product.sku ?? product.id,
    ...(product.barcode && { gtin: product.barcode }),
    url,
    offers: { ...buildOffer(product, url), seller: { '@type': 'Organization', name: product.shopName } },
    ...(product.family && { isVariantOf: { '@id': groupId(product, origin) } }),
    ...(product.specifications.length > 0 && {
      additionalProperty: buildProperties(product.specifications),
    }),
    ...buildRatings(ratings),
  };
}

function buildOffer(offered: Offered, url: string): object {
  return {
    '@type': 'Offer',
    price: String(payableRwf(offered)),
    priceCurrency: CURRENCY,
    availability: `${schema}/${offered.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${schema}/NewCondition`,
    url,
  };
}

/** The options that search engines know by a property of their own. */
const knownOptions: Record<string, string> = {
  colour: 'color',
  color: 'color',
  couleur: 'color',
  size: 'size',
  taille: 'size',
  material: 'material',
  pattern: 'pattern',
};
const propertyOf = (label: string) => knownOptions[label.toLowerCase()];

const groupId = ({ family }: SeoProduct, origin: string) =>
  `${new URL(addresses.product(family?.members[0]?.slug ?? ''), origin).href}#family`;

/** The family of a product as search engines read it: in what its members differ, and what each costs. */
export function buildFamilyRecord(product: SeoProduct & { family: Family }, origin: string): object {
  const { name, members } = product.family;
  const labels = [...new Set(members.flatMap(({ options }) => options.map(({ label }) => label)))];
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    '@id': groupId(product, origin),
    productGroupID: name,
    name: members[0]?.name ?? product.name,
    brand: { '@type': 'Brand', name: product.brand },
    variesBy: labels.map((label) => (propertyOf(label) ? `${schema}/${propertyOf(label)}` : label)),
    hasVariant: members.map((member) => {
      const url = new URL(addresses.product(member.slug), origin).href;
      const others = member.options.filter(({ label }) => !propertyOf(label));
      return {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: member.name,
        url,
        ...Object.fromEntries(
          member.options.flatMap(({ label, value }) => (propertyOf(label) ? [[propertyOf(label), value]] : [])),
        ),
        ...(others.length > 0 && { additionalProperty: buildProperties(others) }),
        offers: buildOffer(member, url),
      };
    }),
  };
}

const buildProperties = (pairs: readonly { label: string; value: string }[]) =>
  pairs.map(({ label: name, value }) => ({ '@type': 'PropertyValue', name, value }));

/** Home, the categories, the product. */
export function buildBreadcrumbs({ categoryPath, name, slug }: SeoProduct, origin: string): object {
  return buildBreadcrumbList(origin, [
    { label: 'Home', to: addresses.home },
    ...categoryPath.map((label) => ({ label, to: addresses.category(label) })),
    { label: name, to: addresses.product(slug) },
  ]);
}

function buildRatings({ average, ratedCount, total, reviews }: SeoRatings): object {
  if (ratedCount === 0) return {};
  const sample = reviews.filter(({ rating }) => rating > 0).slice(0, REVIEW_SAMPLE);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: ratedCount,
      reviewCount: total,
      bestRating: limits.rating,
      worstRating: 1,
    },
    ...(sample.length > 0 && { review: sample.map(buildReview) }),
  };
}

function buildReview({ name, rating, text, isoDate }: SeoReview): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: isoDate.slice(0, 'yyyy-mm-dd'.length),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: limits.rating, worstRating: 1 },
  };
}

/** Most names begin with the brand; the others get it behind. */
function titleOf({ name, brand }: SeoProduct): string {
  const isNamed = name.toLowerCase().includes(brand.toLowerCase());
  return isNamed || brand === '' ? name : `${name} by ${brand}`;
}

function describe({ shortDescription, name, shopName }: SeoProduct, siteName: string): string {
  return cutAtWord(shortDescription, DESCRIPTION_LENGTH).text || `${name} from ${shopName} at ${siteName}.`;
}

function payableRwf({ priceRwf, discountPercent }: Offered): number {
  return unitPriceRwf(priceRwf, discountPercent);
}

export type ProductRecordsProps = {
  product: SeoProduct;
  reviews: { counts: RatingCount[]; total: number; reviews: SeoReview[] };
  origin: string;
};

/** The markup of the product and the way to it, for search engines. */
export function writeProductRecords({ product, reviews, origin }: ProductRecordsProps): string {
  const ratings = { ...readRatings(reviews.counts, reviews.total), ...reviews };
  const { family } = product;
  const records = [
    buildProductRecord(product, ratings, origin),
    ...(family ? [buildFamilyRecord({ ...product, family }, origin)] : []),
    buildBreadcrumbs(product, origin),
  ];
  return records.map((record) => `<script type="application/ld+json">${serialiseForHtml(record)}</script>`).join('');
}
