import type { ReviewPage } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, reviews } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';

let shop: TestShop;
let productId: string;
let draftId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  productId = (await buildProduct(db)).id;
  draftId = (await buildProduct(db, { publishedAt: null })).id;
  for (let number = 1; number <= 23; number += 1) {
    const [customer] = await db
      .insert(customers)
      .values({ name: `Customer ${number}`, email: `secret${number}@example.com` })
      .returning();
    await db.insert(reviews).values({
      productId,
      customerId: customer?.id ?? '',
      rating: number === 1 ? 0 : 5,
      body: `Review ${number}`,
      createdAt: new Date(`2026-03-${String(number).padStart(2, '0')}T22:30:00Z`),
    });
  }
});

afterAll(() => shop.close());

async function getReviews(query = ''): Promise<ReviewPage> {
  const answer = await shop.app.inject(`/api/home/customer/get-reviews/${productId}${query}`);
  expect(answer.statusCode).toBe(200);
  return calls.getReviews.response.parse(answer.json());
}

const textsOf = (page: ReviewPage) => page.reviews.map(({ review }) => review);

describe('reading reviews', () => {
  it('shows ten a page, the newest first', async () => {
    expect(textsOf(await getReviews())).toEqual(Array.from({ length: 10 }, (_, place) => `Review ${23 - place}`));
    expect(textsOf(await getReviews('?pageNo=3'))).toEqual(['Review 3', 'Review 2', 'Review 1']);
  });

  it('names the reviewer by the account and dates the review by the day in Kigali', async () => {
    const { reviews: page } = await getReviews('?pageNo=3');
    expect(page[0]).toEqual({
      _id: expect.any(String),
      productId,
      name: 'Customer 3',
      rating: 5,
      review: 'Review 3',
      verifiedPurchase: false,
      date: '4 March 2026',
      createdAt: '2026-03-03T22:30:00.000Z',
    });
  });

  it('counts every review and every number of stars, none included', async () => {
    const { totalReview, rating_review: spread } = await getReviews();
    expect(totalReview).toBe(23);
    expect(spread).toEqual([
      { rating: 5, sum: 22 },
      { rating: 4, sum: 0 },
      { rating: 3, sum: 0 },
      { rating: 2, sum: 0 },
      { rating: 1, sum: 0 },
      { rating: 0, sum: 1 },
    ]);
  });

  it('answers a page beyond the end with nothing and the true total', async () => {
    for (const pageNo of ['4', '999999999999']) {
      expect(await getReviews(`?pageNo=${pageNo}`)).toMatchObject({ reviews: [], totalReview: 23 });
    }
  });

  it('ignores the wish for a larger page and a page before the first', async () => {
    expect((await getReviews('?pageNo=-1&perPage=1000000')).reviews).toHaveLength(10);
    expect((await getReviews('?pageNo=')).reviews).toHaveLength(10);
  });

  it('tells nothing of the reviewer but the name', async () => {
    const answer = await shop.app.inject(`/api/home/customer/get-reviews/${productId}`);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('customerId');
  });

  it.each(['?pageNo=x', '?pageNo=1&pageNo=2', '?pageNo=%00'])('refuses %s in words', async (query) => {
    const answer = await shop.app.inject(`/api/home/customer/get-reviews/${productId}${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', error: expect.any(String) });
  });

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', "x'--", '%01', 'x'.repeat(200)])(
    'finds nothing for the product %s',
    async (id) => {
      expect((await shop.app.inject(`/api/home/customer/get-reviews/${id}`)).statusCode).toBe(404);
    },
  );

  it('does not show the reviews of a product that is not on sale', async () => {
    expect((await shop.app.inject(`/api/home/customer/get-reviews/${draftId}`)).statusCode).toBe(404);
  });
});
