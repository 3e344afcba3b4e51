import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCounts } from '../session/load-counts.ts';
import { getSession, signIn, signOut } from '../session/session.ts';
import { awaitWishes, findWish, setWishes } from '../session/wishes.ts';
import { shopping, shoppingAction } from './shopping.ts';

const product = {
  id: 'p1',
  slug: 'lamp',
  name: 'Lamp',
  image: '/images/lamp/640',
  priceRwf: 12_000,
  discountPercent: 10,
  rating: 4.5,
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: object) => fetched.mockResolvedValueOnce(Response.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const payload = { id: 'c1', name: 'Aline', email: 'a@example.rw', image: '', exp: Date.now() / 1000 + 600 };
  signIn(`header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`);
  setWishes([]);
});

afterEach(() => {
  signOut('wished');
  fetched.mockReset();
  vi.unstubAllGlobals();
});

it('sends all the specification names of a wished product', async () => {
  answer(201, { message: 'Added to wishlist', wishlistId: 'w1' });
  await shopping.wish(product);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/home/product/add-to-wishlist');
  expect(JSON.parse(init?.body as string)).toEqual({
    userId: 'c1',
    productId: 'p1',
    name: 'Lamp',
    price: 12_000,
    image: '/images/lamp/640',
    discount: 10,
    rating: 4.5,
    slug: 'lamp',
  });
});

it('fills the heart when the shop has answered and takes the product off when pressed again', async () => {
  answer(201, { message: 'Added to wishlist', wishlistId: 'w1' });
  await shopping.wish(product);
  expect(findWish('p1')).toBe('w1');
  expect(getSession().wishlistCount).toBe(1);

  answer(200, { message: 'Removed from wishlist', wishlistId: 'w1' });
  await shopping.unwish({ productId: 'p1' });
  expect(findWish('p1')).toBeUndefined();
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/home/product/remove-wishlist-product/w1');
  expect(getSession().wishlistCount).toBe(0);
});

it('leaves the heart as it was when the shop refuses', async () => {
  const refusal = { error: 'No.', message: 'No.', code: 'wishlist_full', requestId: 'r1' };
  answer(409, refusal);
  await expect(shopping.wish(product)).rejects.toMatchObject({ code: 'wishlist_full' });
  expect(findWish('p1')).toBeUndefined();

  setWishes([['p1', 'w1']]);
  answer(503, { ...refusal, code: 'unavailable' });
  await expect(shopping.unwish({ productId: 'p1' })).rejects.toMatchObject({ code: 'unavailable' });
  expect(findWish('p1')).toBe('w1');
});

it('takes a product another tab took off for taken off', async () => {
  setWishes([['p1', 'w1']]);
  answer(404, { error: 'Gone.', message: 'Gone.', code: 'not_found', requestId: 'r1' });
  await expect(shopping.unwish({ productId: 'p1' })).resolves.toEqual({ message: 'Gone.' });
  expect(findWish('p1')).toBeUndefined();
});

it('signs out whose session has ended, and leaves them where they are', async () => {
  answer(401, { error: 'Ended.', message: 'Ended.', code: 'unauthorized', requestId: 'r1' });
  const body = JSON.stringify({ intent: 'wish', input: product });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://shop.test/', { method: 'POST', body, headers });
  await expect(shoppingAction({ request, params: {} })).resolves.toMatchObject({ code: 'unauthorized' });
  expect(getSession().customer).toBeNull();
});

it('keeps a wish that is newer than the list the server was asked for', async () => {
  const setNewWishes = awaitWishes();
  answer(201, { message: 'Added to wishlist', wishlistId: 'w1' });
  await shopping.wish(product);
  setNewWishes([['p2', 'w2']]);
  expect([findWish('p1'), findWish('p2')]).toEqual(['w1', 'w2']);
});

/** The server's answers to a wish and to the question of what is in cart and wishlist, each given when it is told to. */
function holdAnswers() {
  const held: { isWish: boolean; answer: (body: object) => void }[] = [];
  fetched.mockImplementation(
    (address) =>
      new Promise((resolve) => {
        held.push({ isWish: address.includes('add-to-wishlist'), answer: (body) => resolve(Response.json(body)) });
      }),
  );
  const next = (isWish: boolean) =>
    vi.waitFor(() => {
      const index = held.findIndex((call) => call.isWish === isWish);
      expect(index).toBeGreaterThanOrEqual(0);
      return held.splice(index, 1)[0];
    });
  return {
    answerWish: async () => (await next(true))?.answer({ message: 'Added to wishlist', wishlistId: 'w9' }),
    /** Cart and wishlist are asked for together. */
    answerCounts: async (wishlistCount: number) => {
      for (const _ of ['cart', 'wishlist']) {
        (await next(false))?.answer({ cart_product_count: 0, wishlistCount, wishlists: [] });
      }
    },
    countOpen: () => held.length,
  };
}

it.each([
  { title: 'before the wish is answered', isWishFirst: false },
  { title: 'after the wish was answered', isWishFirst: true },
])('counts a wish once that the server has counted $title', async ({ isWishFirst }) => {
  const { answerWish, answerCounts, countOpen } = holdAnswers();
  const counting = loadCounts('c1');
  const wishing = shopping.wish(product);
  if (isWishFirst) {
    await answerWish();
    await wishing;
    await answerCounts(5);
  } else {
    await answerCounts(6);
    await counting;
    await answerWish();
    await wishing;
  }
  await answerCounts(6);
  await vi.waitFor(() => expect(getSession().wishlistCount).toBe(6));
  await counting;
  expect(countOpen()).toBe(0);
});
