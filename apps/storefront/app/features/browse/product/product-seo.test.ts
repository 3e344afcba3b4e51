import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import {
  buildBreadcrumbs,
  buildFamilyRecord,
  buildProductMeta,
  buildProductRecord,
  type SeoProduct,
  type SeoRatings,
} from './product-seo.ts';
import { serialiseForHtml } from '../../../platform/seo/serialise-for-html.ts';

const origin = 'https://shop.example';
const site = { origin, identity: firstIdentity };

function buildProduct(changes: Partial<SeoProduct> = {}): SeoProduct {
  return {
    id: '64b000000000000000000001',
    slug: 'lumo-lamp',
    name: 'Lumo Lamp',
    brand: 'Lumo',
    categoryPath: ['Lighting & Power'],
    specifications: [],
    shortDescription: 'A lamp that is bright.',
    priceRwf: 500_000,
    discountPercent: 10,
    stock: 3,
    images: ['/images/abc/640', '/images/def/640'],
    shopName: 'Kigali Lights',
    ...changes,
  };
}

const noRatings: SeoRatings = { average: 0, ratedCount: 0, total: 0, reviews: [] };

describe('buildProductMeta', () => {
  it('does not repeat a brand the name already says', () => {
    expect(buildProductMeta(buildProduct(), site)).toContainEqual({ title: `Lumo Lamp | ${firstIdentity.name}` });
  });

  it('adds the brand to a name without it', () => {
    const meta = buildProductMeta(buildProduct({ name: 'Desk Lamp' }), site);
    expect(meta).toContainEqual({ title: `Desk Lamp by Lumo | ${firstIdentity.name}` });
  });

  it('shares a card with the payable price', () => {
    expect(buildProductMeta(buildProduct(), site)).toEqual(
      expect.arrayContaining([
        { property: 'og:type', content: 'product' },
        { property: 'og:image', content: `${origin}/share/lumo-lamp.jpg` },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'product:price:amount', content: '450000' },
        { property: 'product:price:currency', content: 'RWF' },
        { tagName: 'link', rel: 'canonical', href: `${origin}/product/details/lumo-lamp` },
      ]),
    );
  });

  it('cuts a long description at a word', () => {
    const meta = buildProductMeta(buildProduct({ shortDescription: 'bright '.repeat(60) }), site);
    const description = meta.find((entry) => 'name' in entry && entry.name === 'description');
    expect(description).toMatchObject({ content: expect.stringMatching(/^(bright )+bright…$/) });
  });
});

describe('buildFamilyRecord', () => {
  const member = (slug: string, colour: string, storage: string, priceRwf: number, stock: number) => ({
    slug,
    name: `Phone ${storage} ${colour}`,
    options: [
      { label: 'Colour', value: colour },
      { label: 'Storage', value: storage },
    ],
    priceRwf,
    discountPercent: 0,
    stock,
  });
  const family = {
    name: 'PH-1',
    members: [member('p-64', 'Red', '64 GB', 100, 1), member('p-128', 'Blue', '128 GB', 200, 0)],
  };
  const product = { ...buildProduct({ slug: 'p-128' }), family };

  it('says in what the members differ and what each costs', () => {
    expect(buildFamilyRecord(product, origin)).toMatchObject({
      '@type': 'ProductGroup',
      '@id': `${origin}/product/details/p-64#family`,
      productGroupID: 'PH-1',
      variesBy: ['https://schema.org/color', 'Storage'],
      hasVariant: [
        { color: 'Red', additionalProperty: [{ name: 'Storage', value: '64 GB' }], offers: { price: '100' } },
        {
          '@id': `${origin}/product/details/p-128#product`,
          offers: { price: '200', priceCurrency: 'RWF', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
  });

  it('is what the product of the page belongs to, and nothing for one without a family', () => {
    const record = buildProductRecord(product, noRatings, origin);
    expect(record).toMatchObject({ isVariantOf: { '@id': `${origin}/product/details/p-64#family` } });
    expect(buildProductRecord(buildProduct(), noRatings, origin)).not.toHaveProperty('isVariantOf');
  });
});

describe('buildProductRecord', () => {
  it('offers the product at what the shopper pays, without separators', () => {
    expect(buildProductRecord(buildProduct(), noRatings, origin)).toMatchObject({
      '@type': 'Product',
      name: 'Lumo Lamp',
      sku: '64b000000000000000000001',
      brand: { '@type': 'Brand', name: 'Lumo' },
      image: [`${origin}/images/abc/1280`, `${origin}/images/def/1280`],
      offers: {
        price: '450000',
        priceCurrency: 'RWF',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: `${origin}/product/details/lumo-lamp`,
        seller: { name: 'Kigali Lights' },
      },
    });
  });

  it('names the barcode where there is one', () => {
    const barcode = '4006381333931';
    expect(buildProductRecord(buildProduct({ barcode }), noRatings, origin)).toMatchObject({ gtin: barcode });
    expect(buildProductRecord(buildProduct(), noRatings, origin)).not.toHaveProperty('gtin');
  });

  it('says when it is out of stock', () => {
    expect(buildProductRecord(buildProduct({ stock: 0 }), noRatings, origin)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('invents no ratings', () => {
    const comment = { name: 'Aline', rating: 0, text: 'Fast.', isoDate: '2026-01-02T08:00:00.000Z' };
    const record = buildProductRecord(buildProduct(), { ...noRatings, total: 1, reviews: [comment] }, origin);
    expect(record).not.toHaveProperty('aggregateRating');
    expect(record).not.toHaveProperty('review');
  });

  it('gives the true figures and a sample of the reviews', () => {
    const review = { name: 'Aline', rating: 4, text: 'Bright.', isoDate: '2026-01-02T08:00:00.000Z' };
    const ratings = {
      average: 4.3,
      ratedCount: 7,
      total: 8,
      reviews: [{ ...review, rating: 0 }, review, review, review, review],
    };
    expect(buildProductRecord(buildProduct(), ratings, origin)).toMatchObject({
      aggregateRating: { ratingValue: 4.3, ratingCount: 7, reviewCount: 8 },
      review: Array.from({ length: 3 }, () => ({
        author: { name: 'Aline' },
        datePublished: '2026-01-02',
        reviewRating: { ratingValue: 4 },
      })),
    });
  });

  it('cannot end the script element it is written into', () => {
    const review = { name: '</script>', rating: 5, text: '<!--', isoDate: '2026-01-02T08:00:00.000Z' };
    const record = buildProductRecord(
      buildProduct(),
      { average: 5, ratedCount: 1, total: 1, reviews: [review] },
      origin,
    );
    expect(serialiseForHtml(record)).not.toContain('<');
  });
});

describe('buildBreadcrumbs', () => {
  it('leads from home through the category', () => {
    expect(buildBreadcrumbs(buildProduct(), origin)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Lighting & Power', item: `${origin}/products?category=Lighting%20%26%20Power` },
        { position: 3, name: 'Lumo Lamp', item: `${origin}/product/details/lumo-lamp` },
      ],
    });
  });
});
