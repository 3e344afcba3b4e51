import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewPage } from '@urumuri/contract';
import { outbox, products, reviews } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let productId: string;
let aline: SignedIn;
let bosco: SignedIn;

beforeAll(async () => {
  shop = await buildTestShop();
  aline = await signInCustomer(shop, { name: 'Aline Uwase' });
  bosco = await signInCustomer(shop);
});

beforeEach(async () => {
  productId = (await buildProduct(shop.database.db)).id;
});

afterAll(() => shop.close());

const url = '/api/home/customer/submit-review';
const submit = (who: SignedIn | undefined, payload: object) =>
  shop.app.inject({ method: 'POST', url, payload, ...(who ? { headers: who.headers } : {}) });

async function readProduct() {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, productId));
  return {
    rating: row?.rating,
    ratingCount: row?.ratingCount,
    reviewCount: row?.reviewCount,
    ratingSum: row?.ratingSum,
  };
}

async function readPage(): Promise<ReviewPage> {
  return (await shop.app.inject(`/api/home/customer/get-reviews/${productId}`)).json<ReviewPage>();
}

describe('writing a review', () => {
  it('stores it under the account’s name and moves the product’s sums', async () => {
    const answer = await submit(aline, { productId, name: 'The President', review: '  Boils fast. ', rating: 4 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Thank you for your review' });
    await submit(bosco, { productId, review: 'Fine', rating: 5 });
    expect(await readProduct()).toEqual({ rating: 4.5, ratingCount: 2, reviewCount: 2, ratingSum: 9 });
    const { reviews: page, totalReview } = await readPage();
    expect(totalReview).toBe(2);
    expect(page[1]).toMatchObject({ name: 'Aline Uwase', review: 'Boils fast.', rating: 4, verifiedPurchase: false });
    expect(JSON.stringify(page)).not.toContain('President');
  });

  it('changes the one review a customer has, and lists it as written now', async () => {
    await submit(aline, { productId, review: 'Good', rating: 5 });
    await submit(bosco, { productId, review: 'Fine', rating: 4 });
    const again = await submit(aline, { productId, review: 'It broke', rating: 1 });
    expect(again.json()).toEqual({ message: 'Your review has been changed' });
    expect(await readProduct()).toEqual({ rating: 2.5, ratingCount: 2, reviewCount: 2, ratingSum: 5 });
    expect((await readPage()).reviews.map(({ review }) => review)).toEqual(['It broke', 'Fine']);
  });

  it.each([undefined, 0, '', null])('lists a review rated %o but leaves it out of the average', async (rating) => {
    await submit(bosco, { productId, review: 'Four', rating: 4 });
    await submit(aline, { productId, review: 'No stars', rating });
    expect(await readProduct()).toEqual({ rating: 4, ratingCount: 1, reviewCount: 2, ratingSum: 4 });
    expect((await readPage()).rating_review.at(-1)).toEqual({ rating: 0, sum: 1 });
  });

  it('keeps the sums right when one customer writes many times at once', async () => {
    const ratings = [1, 2, 3, 4, 5, 0, 5, 4, 3, 2];
    const answers = await Promise.all(ratings.map((rating) => submit(aline, { productId, review: 'Hm', rating })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const rows = await shop.database.db.select().from(reviews).where(eq(reviews.productId, productId));
    expect(rows).toHaveLength(1);
    const rating = rows[0]?.rating ?? -1;
    expect(await readProduct()).toMatchObject({ ratingSum: rating, ratingCount: rating > 0 ? 1 : 0, reviewCount: 1 });
  });

  it('marks the review of who was handed the product, not of who only ordered it', async () => {
    const { orderId } = await placeOrder(shop, aline, buildOrderBody([{ productId, quantity: 1 }]));
    await submit(aline, { productId, review: 'Mine', rating: 5 });
    const [part] = (await shop.orders.getOrder(orderId, aline.customer.id)).parts;
    const marks: unknown[] = [];
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      marks.push((await readPage()).reviews[0]?.verifiedPurchase);
      await shop.orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', status, 'seller');
    }
    expect([...marks, (await readPage()).reviews[0]?.verifiedPurchase]).toEqual([false, false, false, true]);
  });

  it('tells of the product whose pages have changed', async () => {
    await submit(aline, { productId, review: 'Good', rating: 5 });
    const told = await shop.database.db.select().from(outbox).where(eq(outbox.type, 'reviews.changed'));
    expect(told.map(({ payload }) => payload)).toContainEqual({ productId });
  });
});

describe('what is refused', () => {
  it.each([
    ['no text', { rating: 5 }],
    ['blank text', { review: '   ', rating: 5 }],
    ['too much text', { review: 'x'.repeat(2001), rating: 5 }],
    ['six stars', { review: 'Good', rating: 6 }],
    ['half a star', { review: 'Good', rating: 2.5 }],
    ['stars in words', { review: 'Good', rating: '5' }],
    ['fewer than none', { review: 'Good', rating: -1 }],
  ])('refuses %s in words', async (_what, body) => {
    const answer = await submit(aline, { productId, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', error: expect.stringMatching(/\w/) });
  });

  it('refuses a visitor', async () => {
    expect((await submit(undefined, { productId, review: 'Good', rating: 5 })).statusCode).toBe(401);
  });

  it('knows no product that is not on sale', async () => {
    const draft = await buildProduct(shop.database.db, { publishedAt: null });
    for (const unknown of [draft.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
      const answer = await submit(aline, { productId: unknown, review: 'Good', rating: 5 });
      expect(answer.statusCode).toBe(404);
    }
  });
});
