import type { Wishlist } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products, wishlistItems } from '../../db/schema/index.ts';
import { buildProduct, buildProducts } from '../../testing/factories.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer: dreamer, db } = useBuyer();

const inject = (method: 'GET' | 'POST' | 'DELETE', path: string, who: SignedIn | undefined, payload?: object) =>
  shop().app.inject({
    method,
    url: `/api/home/product/${path}`,
    ...(who ? { headers: who.headers } : {}),
    ...(payload ? { payload } : {}),
  });

const add = (productId: unknown, who = dreamer(), more: object = {}) =>
  inject('POST', 'add-to-wishlist', who, { productId, ...more });

async function getWishlist(who = dreamer()): Promise<Wishlist> {
  const answer = await inject('GET', `get-wishlist-products/${who.customer.id}`, who);
  expect(answer.statusCode).toBe(200);
  return calls.getWishlist.response.parse(answer.json());
}

describe('the wishlist', () => {
  it('shows the newest first, with the product as it is now and not as the client said', async () => {
    const first = await buildProduct(db(), {
      images: ['/images/a/960', '/images/b/960'],
      ratingSum: 9,
      ratingCount: 2,
      reviewCount: 2,
      stock: 7,
      reserved: 3,
    });
    const second = await buildProduct(db());
    const claims = {
      userId: dreamer().customer.id,
      name: '<script>',
      price: 1,
      image: 'javascript:1',
      discount: 99,
      rating: 5,
      slug: 'x',
    };
    const answer = await add(first.id, dreamer(), claims);
    expect(answer.statusCode).toBe(201);
    const { message, wishlistId } = answer.json<{ message: string; wishlistId: string }>();
    expect(message).toBe('Added to wishlist');
    await add(second.id);
    await db()
      .update(products)
      .set({ name: 'Renamed', priceRwf: 20_000, discountPercent: 5 })
      .where(eq(products.id, first.id));
    const { wishlistCount, wishlists } = await getWishlist();
    expect(wishlistCount).toBe(2);
    expect(wishlists.map(({ productId }) => productId)).toEqual([second.id, first.id]);
    expect(wishlists[1]).toEqual({
      _id: wishlistId,
      productId: first.id,
      name: 'Renamed',
      slug: first.slug,
      image: '/images/a/960',
      price: 20_000,
      discount: 5,
      rating: 4.5,
      ratings: 4.5,
      reviewCount: 2,
      stock: 4,
      stockRevision: 0,
    });
  });

  it('holds a product once', async () => {
    const { id } = await buildProduct(db());
    const answers = await Promise.all([add(id), add(id), add(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await add(id)).json()).toMatchObject({ code: 'already_in_wishlist', error: expect.any(String) });
    expect((await getWishlist()).wishlistCount).toBe(1);
  });

  it('leaves out what is no longer sold', async () => {
    const { id } = await buildProduct(db());
    await add(id);
    await db().update(products).set({ publishedAt: null }).where(eq(products.id, id));
    expect(await getWishlist()).toEqual({ wishlistCount: 0, wishlists: [] });
    expect((await add(id)).statusCode).toBe(404);
  });

  it('holds two hundred products, also when they are added at once', async () => {
    const ids = await buildProducts(db(), 203);
    await db()
      .insert(wishlistItems)
      .values(ids.slice(0, 198).map((productId) => ({ customerId: dreamer().customer.id, productId })));
    const answers = await Promise.all(ids.slice(198).map((id) => add(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'wishlist_full',
      'wishlist_full',
      'wishlist_full',
    ]);
    expect((await add(ids[0])).json()).toMatchObject({ code: 'already_in_wishlist' });
    expect((await getWishlist()).wishlistCount).toBe(200);
  });

  it('gives up an item and says which', async () => {
    await add((await buildProduct(db())).id);
    const id = (await getWishlist()).wishlists[0]?._id ?? '';
    const answer = await inject('DELETE', `remove-wishlist-product/${id}`, dreamer());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Removed from wishlist', wishlistId: id });
    expect((await inject('DELETE', `remove-wishlist-product/${id}`, dreamer())).statusCode).toBe(404);
  });

  it.each([undefined, 5, ['x'], '', 'a b', 'x'.repeat(65)])('refuses the product %j in words', async (productId) => {
    const answer = await add(productId);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: { productId: expect.any(String) } });
  });

  it.each(['nothing', '00000000-0000-4000-8000-000000000000'])('knows no product %s', async (productId) => {
    expect((await add(productId)).statusCode).toBe(404);
  });
});

describe('another customer', () => {
  it('cannot read the list or remove from it, and learns nothing', async () => {
    const { id } = await buildProduct(db());
    await add(id);
    const itemId = (await getWishlist()).wishlists[0]?._id ?? '';
    const stranger = await signInCustomer(shop());
    const answer = await inject('DELETE', `remove-wishlist-product/${itemId}`, stranger);
    const unknown = await inject('DELETE', 'remove-wishlist-product/nothing', stranger);
    expect([answer.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(answer.json<{ error: string }>().error).toBe(unknown.json<{ error: string }>().error);
    expect((await inject('GET', `get-wishlist-products/${dreamer().customer.id}`, stranger)).statusCode).toBe(403);
    expect((await add(id, stranger, { userId: dreamer().customer.id })).statusCode).toBe(403);
    expect((await getWishlist()).wishlistCount).toBe(1);
  });

  it('is a visitor who has not signed in', async () => {
    const answers = [
      await inject('POST', 'add-to-wishlist', undefined, { productId: 'x' }),
      await inject('GET', `get-wishlist-products/${dreamer().customer.id}`, undefined),
      await inject('DELETE', 'remove-wishlist-product/x', undefined),
    ];
    for (const answer of answers) expect(answer.statusCode).toBe(401);
  });
});
