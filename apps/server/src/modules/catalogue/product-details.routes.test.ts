import type { ProductDetails } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, reviews } from '../../db/schema/index.ts';
import { buildCategory, buildProduct, buildSeller } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';

let shop: TestShop;
let kettleId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const kitchen = await buildCategory(db, 'Kitchen');
  const sellerId = await buildSeller(db, 'Kigali Kitchens');
  const kettle = await buildProduct(db, {
    slug: 'kettle',
    name: 'Kettle',
    categoryId: kitchen,
    sellerId,
    specifications: [['Power', '2,200 W']],
    reviewCount: 12,
  });
  kettleId = kettle.id;
  await buildProduct(db, { slug: 'draft', name: 'Draft', categoryId: kitchen, sellerId, publishedAt: null });
  for (let number = 1; number <= 13; number += 1)
    await buildProduct(db, { slug: `kitchen-${number}`, categoryId: kitchen, sold: number });
  for (let number = 1; number <= 9; number += 1) {
    await buildProduct(db, { slug: `shop-${number}`, sellerId, createdAt: new Date(2026, 0, number) });
  }
  for (let number = 1; number <= 12; number += 1) {
    const [customer] = await db
      .insert(customers)
      .values({ name: `Customer ${number}`, email: `c${number}@example.com` })
      .returning();
    await db.insert(reviews).values({
      productId: kettleId,
      customerId: customer?.id ?? '',
      rating: number % 6,
      body: `Review ${number}`,
      createdAt: new Date(2026, 0, number),
    });
  }
});

afterAll(() => shop.close());

async function getDetails(slug: string): Promise<ProductDetails> {
  const answer = await shop.app.inject(`/api/home/product-details/${slug}`);
  expect(answer.statusCode).toBe(200);
  return calls.getProductDetails.response.parse(answer.json());
}

describe('product details', () => {
  it('are found by slug and by id', async () => {
    const bySlug = await getDetails('kettle');
    expect(bySlug.product).toMatchObject({
      _id: kettleId,
      name: 'Kettle',
      shopName: 'Kigali Kitchens',
      specifications: [{ label: 'Power', value: '2,200 W' }],
    });
    expect(await getDetails(kettleId)).toEqual(bySlug);
  });

  it('bring the best sellers of the category, without the product itself and drafts', async () => {
    const { relatedProducts } = await getDetails('kettle');
    expect(relatedProducts).toHaveLength(12);
    expect(relatedProducts[0]?.slug).toBe('kitchen-13');
    expect(relatedProducts.map(({ category }) => category)).toEqual(Array(12).fill('Kitchen'));
    expect(relatedProducts.map(({ slug }) => slug)).not.toContain('kettle');
  });

  it('bring the newest of the shop, without the product itself and drafts', async () => {
    const slugs = (await getDetails('kettle')).moreProducts.map(({ slug }) => slug);
    expect(slugs).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `shop-${number}`));
  });

  it('bring the ten newest reviews, their number and how the stars are spread', async () => {
    const { reviews: first, totalReview, rating_review: spread } = await getDetails('kettle');
    expect(first.map(({ review }) => review)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Review ${number}`),
    );
    expect(totalReview).toBe(12);
    expect(spread).toEqual([5, 4, 3, 2, 1, 0].map((rating) => ({ rating, sum: 2 })));
  });

  it('of a lonely product have empty lists and six zeros', async () => {
    await buildProduct(shop.database.db, { slug: 'lonely' });
    expect(await getDetails('lonely')).toMatchObject({
      relatedProducts: [],
      moreProducts: [],
      reviews: [],
      totalReview: 0,
      rating_review: [5, 4, 3, 2, 1, 0].map((rating) => ({ rating, sum: 0 })),
    });
  });

  it.each([
    'no-such-product',
    'draft',
    'KETTLE',
    'kettle%01',
    "kettle'--",
    '00000000-0000-4000-8000-000000000000',
    'x'.repeat(161),
    '%F0%9F%93%B1',
  ])('of %s are not found', async (slug) => {
    const answer = await shop.app.inject(`/api/home/product-details/${slug}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', message: expect.any(String) });
  });

  it.each(['kettle%00', '..%2f..%2fetc%2fpasswd'])('of %s are no address', async (slug) => {
    const answer = await shop.app.inject(`/api/home/product-details/${slug}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_request', message: expect.any(String) });
  });
});
