import type { CallOutput, Review, ReviewPage } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notices, products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let aline: SignedIn;
let bosco: SignedIn;
let seller: SignedInSeller;
let desk: ReturnType<typeof createTestSellerClient>;
let office: ReturnType<typeof createTestSellerClient>;
let product: Awaited<ReturnType<typeof buildProduct>>;
let review: Review;

beforeAll(async () => {
  shop = await buildTestShop();
  aline = await signInCustomer(shop, { name: 'Aline Uwase' });
  bosco = await signInCustomer(shop);
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
});

beforeEach(async () => {
  seller = await signInSeller(shop);
  desk = createTestSellerClient(shop, seller.token);
  product = await buildProduct(shop.database.db, { sellerId: seller.seller.id });
  await write(aline, 'It hums', 2);
  await write(bosco, 'Fine', 4);
  review = (await readPage()).reviews.find(({ name }) => name === 'Aline Uwase') as Review;
});

afterAll(() => shop.close());

const customer = (who: SignedIn, method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/home/customer/${path}`, headers: who.headers, ...(payload ? { payload } : {}) });

const write = (who: SignedIn, text: string, rating: number) =>
  customer(who, 'POST', 'submit-review', { productId: product.id, review: text, rating });
const report = (who: SignedIn, reviewId = review._id, reason = 'insult') =>
  customer(who, 'POST', `report-review/${reviewId}`, { reason, text: 'Rude' });
const readOwn = async (who: SignedIn) =>
  (await customer(who, 'GET', `own-review/${product.id}`)).json<CallOutput<'getOwnReview'>>().review;

async function readPage(): Promise<ReviewPage> {
  return (await shop.app.inject(`/api/home/customer/get-reviews/${product.id}`)).json<ReviewPage>();
}

async function readSums() {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, product.id));
  return { rating: row?.rating, ratingCount: row?.ratingCount, reviewCount: row?.reviewCount };
}

const params = () => ({ reviewId: review._id });

describe('the shop’s answer', () => {
  it('stands under the review with the shop’s name, is changed and taken away, and is told of once', async () => {
    await desk.answerReview({ params: params(), body: { text: ' We will exchange it. ' } });
    const shown = async () => (await readPage()).reviews.find(({ _id }) => _id === review._id)?.answer;
    expect(await shown()).toEqual({
      shopName: seller.seller.shopName,
      text: 'We will exchange it.',
      date: expect.stringMatching(/\d{4}$/),
    });
    await desk.answerReview({ params: params(), body: { text: 'Done.' } });
    expect((await shown())?.text).toBe('Done.');
    const told = await shop.database.db.select().from(notices).where(eq(notices.cause, review._id));
    expect(told.map(({ kind }) => kind)).toEqual(['review_answered']);
    await desk.deleteReviewAnswer({ params: params() });
    expect(await shown()).toBeUndefined();
  });

  it('is another shop’s to give to nobody, the office included', async () => {
    const stranger = createTestSellerClient(shop, (await signInSeller(shop)).token);
    for (const who of [stranger, office]) {
      expect(await who.refusalOf.answerReview({ params: params(), body: { text: 'Hm' } })).toBe('not_found');
      expect(await who.refusalOf.deleteReviewAnswer({ params: params() })).toBe('not_found');
    }
    expect((await stranger.getSellerReviews()).total).toBe(0);
  });
});

describe('a report', () => {
  it('is counted once for each customer, seen by the shop and the office, and settled by the office', async () => {
    for (const who of [bosco, bosco, await signInCustomer(shop)]) expect((await report(who)).statusCode).toBe(201);
    const reported = await desk.getSellerReviews({ query: { show: 'reported' } });
    expect(reported.counts).toEqual({ all: 2, unanswered: 2, reported: 1, hidden: 0 });
    expect(reported.reviews).toMatchObject([
      { review: 'It hums', isOwn: true, reports: [{ reason: 'insult', text: 'Rude' }, { reason: 'insult' }] },
    ]);
    const atOffice = await office.getSellerReviews({ query: { show: 'reported' } });
    expect(atOffice.reviews.map(({ _id }) => _id)).toContain(review._id);
    await office.showReview({ params: params() });
    expect((await desk.getSellerReviews({ query: { show: 'reported' } })).reviews).toEqual([]);
    expect(await readSums()).toEqual({ rating: 3, ratingCount: 2, reviewCount: 2 });
  });

  it('names a review that can be read, and a reason', async () => {
    expect((await report(bosco, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await report(bosco, review._id, 'ugly')).statusCode).toBe(400);
    await office.hideReview({ params: params(), body: { reason: 'Rude words' } });
    expect((await report(bosco)).statusCode).toBe(404);
  });
});

describe('a hidden review', () => {
  it('is gone for all but who wrote it, from pages, lists and sums, and comes back', async () => {
    const page = () => shop.app.inject(`/product/details/${product.slug}`);
    expect((await page()).body).toContain('It hums');
    await office.hideReview({ params: params(), body: { reason: 'Rude words' } });
    expect(await readPage()).toMatchObject({ totalReview: 1, reviews: [{ review: 'Fine' }] });
    expect(await readSums()).toEqual({ rating: 4, ratingCount: 1, reviewCount: 1 });
    const { body } = await page();
    expect(body).not.toContain('It hums');
    expect(body).toContain('"reviewCount":1');
    expect(await readOwn(aline)).toEqual({ rating: 2, review: 'It hums', hiddenReason: 'Rude words' });
    expect((await desk.getSellerReviews({ query: { show: 'hidden' } })).reviews).toMatchObject([
      { hiddenReason: 'Rude words' },
    ]);
    await office.showReview({ params: params() });
    expect(await readSums()).toEqual({ rating: 3, ratingCount: 2, reviewCount: 2 });
    expect((await page()).body).toContain('It hums');
    expect(await readOwn(aline)).toEqual({ rating: 2, review: 'It hums' });
  });

  it('stays hidden when it is rewritten, and the sums stay right whatever happens at once', async () => {
    await office.hideReview({ params: params(), body: { reason: 'Rude words' } });
    expect((await write(aline, 'Still rude', 1)).json<{ message: string }>().message).toContain('Our office decides');
    expect((await readPage()).totalReview).toBe(1);
    expect(await readSums()).toEqual({ rating: 4, ratingCount: 1, reviewCount: 1 });
    const body = { reason: 'Rude words' };
    await Promise.all([
      office.showReview({ params: params() }),
      office.hideReview({ params: params(), body }),
      write(aline, 'Calmer', 3),
      office.showReview({ params: params() }),
      office.hideReview({ params: params(), body }),
      write(aline, 'Calm', 5),
    ]);
    await office.showReview({ params: params() });
    const { reviews, totalReview } = await readPage();
    const sum = reviews.reduce((total, { rating }) => total + rating, 0);
    expect(totalReview).toBe(2);
    expect(await readSums()).toEqual({ rating: sum / 2, ratingCount: 2, reviewCount: 2 });
  });

  it('is for the office to hide, with a reason', async () => {
    expect(await desk.refusalOf.hideReview({ params: params(), body: { reason: 'Bad for us' } })).toBe('forbidden');
    expect(await office.refusalOf.hideReview({ params: params(), body: { reason: ' ' } })).toBe('validation_failed');
  });
});
