import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import type { ListingProduct } from '../card-product.ts';
import type { ListingResult } from './listing-data.ts';
import { buildListingMeta, describeCategory } from './listing-meta.ts';
import { type ListingScope, parseListing } from './listing-query.ts';

const origin = 'https://shop.example';
const site = { origin, identity: firstIdentity };
const robots = { name: 'robots', content: 'noindex,follow' };
const product: ListingProduct = {
  id: 'p1',
  slug: 'p1',
  name: 'Radio',
  image: '/images/abc/640',
  priceRwf: 100,
  discountPercent: 0,
  rating: 0,
  reviewCount: 0,
  stock: 1,
  stockRevision: 3,
  brand: 'Sony',
  summary: '',
};

function buildFound(products: ListingProduct[]): ListingResult {
  return { kind: 'found', products: products, total: products.length, perPage: 8, isNearest: false };
}

function metaOf(scope: ListingScope, search: string, result = buildFound([product])) {
  return buildListingMeta({ site, scope, query: parseListing(search), title: 'Phones', description: 'd', result });
}

describe('buildListingMeta', () => {
  it('makes every page of the list stand for itself', () => {
    const meta = metaOf('category', 'category=Phones&pageNumber=2');
    expect(meta).toContainEqual({ title: 'Phones, page 2 | Urumuri' });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${origin}/products?category=Phones&pageNumber=2`,
    });
    expect(meta).not.toContainEqual(robots);
  });

  it.each(['brand=LG', 'sortPrice=low-to-high', 'rating=4', 'lowPrice=1', 'highPrice=9'])(
    'keeps filtered lists out of search engines: %s',
    (filter) => {
      expect(metaOf('category', `category=Phones&${filter}`)).toContainEqual(robots);
    },
  );

  it('keeps searches, empty lists and failures out too', () => {
    expect(metaOf('search', 'value=radio')).toContainEqual(robots);
    expect(metaOf('shop', '', buildFound([]))).toContainEqual(robots);
    expect(metaOf('shop', '', { kind: 'failed', message: 'no' })).toContainEqual(robots);
  });

  it('lists the shop and its categories', () => {
    expect(metaOf('shop', '')).not.toContainEqual(robots);
    expect(metaOf('shop', 'category=Phones')).not.toContainEqual(robots);
  });
});

it('counts the products of a category in its description', () => {
  const many = buildFound([product, product]);
  expect(describeCategory('Phones', many, 'Urumuri')).toContain('Phones at Urumuri, Kigali. 2 products');
  expect(describeCategory('Phones', undefined, 'Urumuri')).toContain('Products with prices');
});
