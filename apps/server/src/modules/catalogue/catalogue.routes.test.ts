import type { CallOutput } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBanner, buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const phones = await buildCategory(db, 'Phones');
  const fridges = await buildCategory(db, 'Refrigerators');
  const samsung = await buildBrand(db, 'Samsung');
  const lg = await buildBrand(db, 'LG');
  await buildBrand(db, 'apple');
  const newest = { createdAt: new Date('2026-02-01'), publishedAt: new Date('2026-02-01') };
  const older = { createdAt: new Date('2026-01-01'), publishedAt: new Date('2026-01-01') };
  const galaxy = await buildProduct(db, {
    ...newest,
    name: 'Samsung Galaxy A16',
    slug: 'samsung-galaxy-a16',
    categoryId: phones,
    brandId: samsung,
    priceRwf: 199_999,
    discountPercent: 10,
    stock: 5,
    reserved: 2,
    ratingSum: 9,
    ratingCount: 2,
    reviewCount: 2,
  });
  await buildProduct(db, {
    ...older,
    name: 'LG Fridge 100% No Frost',
    slug: 'lg-fridge',
    categoryId: fridges,
    brandId: lg,
    sold: 50,
  });
  await buildProduct(db, { name: 'A draft', slug: 'draft', categoryId: phones, brandId: lg, publishedAt: null });
  await buildBanner(db, galaxy.id, { title: 'Big screen, small price' });
});

afterAll(() => shop.close());

async function get<Name extends 'getProducts' | 'getBanners' | 'getCategories' | 'getBrands' | 'searchSuggestions'>(
  name: Name,
  query = '',
): Promise<CallOutput<Name>> {
  const answer = await shop.app.inject({ method: 'GET', url: `/api${calls[name].path}${query}` });
  expect(answer.statusCode).toBe(200);
  return calls[name].response.parse(answer.json()) as CallOutput<Name>;
}

describe('the home lists', () => {
  it('present a product with what can be bought and its average', async () => {
    const { latest_product: latest } = await get('getProducts');
    expect(latest[0]).toMatchObject({
      slug: 'samsung-galaxy-a16',
      price: 199_999,
      discount: 10,
      stock: 3,
      rating: 4.5,
      reviewCount: 2,
      brand: 'Samsung',
      category: 'Phones',
    });
  });

  it('are ordered by age, by sales and by discount, and leave out drafts', async () => {
    const lists = await get('getProducts');
    expect(lists.latest_product.map((product) => product.slug)).toEqual(['samsung-galaxy-a16', 'lg-fridge']);
    expect(lists.topRated_product.map((product) => product.slug)).toEqual(['lg-fridge', 'samsung-galaxy-a16']);
    expect(lists.discount_product.map((product) => product.slug)).toEqual(['samsung-galaxy-a16']);
    expect(lists.products.map((product) => product.slug).sort()).toEqual(['lg-fridge', 'samsung-galaxy-a16']);
  });

  it('may be kept by browsers for a few seconds and carry no field the contract does not list', async () => {
    const answer = await shop.app.inject('/api/home/get-products');
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
    expect(answer.body).not.toContain('reserved');
    expect(answer.body).not.toContain('email');
  });
});

describe('banners, categories and brands', () => {
  it('link a banner to its product by slug', async () => {
    const { banners } = await get('getBanners');
    expect(banners).toEqual([
      expect.objectContaining({ link: 'samsung-galaxy-a16', title: 'Big screen, small price' }),
    ]);
  });

  it('list brands by the alphabet, not by case', async () => {
    expect((await get('getBrands')).brands).toEqual(['apple', 'LG', 'Samsung']);
  });

  it('list categories with their slug', async () => {
    const { categorys } = await get('getCategories');
    expect(categorys.map((category) => category.slug)).toEqual(['phones', 'refrigerators']);
  });
});

describe('search suggestions', () => {
  it('begin at two characters', async () => {
    expect((await get('searchSuggestions', '?value=p')).suggestions).toEqual([]);
    expect((await get('searchSuggestions', '?value=%20%20p%20')).suggestions).toEqual([]);
    expect((await get('searchSuggestions')).suggestions).toEqual([]);
  });

  it('offer categories before products before general words', async () => {
    const { suggestions } = await get('searchSuggestions', '?value=ph');
    expect(suggestions[0]).toEqual({ kind: 'Category', text: 'Phones', href: '/products?category=Phones' });
    const kitchen = await get('searchSuggestions', '?value=kitch');
    expect(kitchen.suggestions).toEqual([{ kind: 'Product', text: 'kitchen' }]);
  });

  it.each(['galaxy', 'GALAXY', 'galaxi', 'samsun'])('find the product for %s', async (text) => {
    const { suggestions } = await get('searchSuggestions', `?value=${text}`);
    expect(suggestions.map((suggestion) => suggestion.slug)).toContain('samsung-galaxy-a16');
  });

  it('take wildcards as plain characters', async () => {
    const { suggestions } = await get('searchSuggestions', `?value=${encodeURIComponent('100%')}`);
    expect(suggestions.map((suggestion) => suggestion.slug)).toEqual(['lg-fridge']);
    expect((await get('searchSuggestions', '?value=__')).suggestions).toEqual([]);
  });

  it.each([`?value=${'x'.repeat(5000)}`, '?value=a%00b', '?value=tv&value=fridge'])(
    'refuse %s in words',
    async (query) => {
      const answer = await shop.app.inject(`/api/home/search-suggest${query}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({
        error: expect.any(String),
        message: expect.any(String),
        code: expect.any(String),
      });
    },
  );
});
