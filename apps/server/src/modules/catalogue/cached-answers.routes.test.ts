import type { Product, ProductDetails } from '@urumuri/contract';
import { eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, customers, products, reviews, sellers } from '../../db/schema/index.ts';
import { buildBrand, buildProduct } from '../../testing/factories.ts';
import { createProductCache } from './product-cache.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  // Outside tests answers are cached for some seconds; this shop caches them too.
  shop = await buildTestShop({ environment: 'production' });
  await buildProduct(shop.database.db, { slug: 'kettle', stock: 5, boxContents: 'A kettle' });
});

afterAll(() => shop.close());

async function readStock(): Promise<[details: number, list: number]> {
  const details = await shop.app.inject('/api/home/product-details/kettle');
  const list = await shop.app.inject('/api/home/query-products');
  return [details.json().product.stock, list.json().products[0].stock];
}

const setStock = (stock: number) =>
  shop.database.transaction((tx) => tx.update(products).set({ stock }).where(eq(products.slug, 'kettle')));

it('gives the same answer again without asking the database', async () => {
  expect(await readStock()).toEqual([5, 5]);
  await shop.database.db.update(products).set({ stock: 4 });
  expect(await readStock()).toEqual([5, 5]);
});

it('answers what was committed from then on', async () => {
  await setStock(3);
  expect(await readStock()).toEqual([3, 3]);
  await Promise.all([setStock(2), readStock(), readStock()]);
  expect(await readStock()).toEqual([2, 2]);
});

describe('products cached by the version of their row', () => {
  /** Asked like this only once: an answer that is cached would hide whether the products are. */
  let size = 1;
  const readListed = async () => {
    const list = await shop.app.inject(`/api/home/query-products?perPage=${(size += 1)}`);
    return list.json().products[0] as Product;
  };

  it('are read again when somebody else has written them, without a word', async () => {
    await readListed();
    await shop.database.db.update(products).set({ priceRwf: 12_300 });
    expect(await readListed()).toMatchObject({ price: 12_300 });
  });

  it('carry the name their shop has now', async () => {
    await readListed();
    await shop.database.db.update(sellers).set({ shopName: 'Kimironko Kettles' });
    expect(await readListed()).toMatchObject({ shopName: 'Kimironko Kettles' });
  });

  it('carry the drawing their category has now, while they have no picture', async () => {
    const read = async () => (await readListed()).images;
    await shop.database.db.update(categories).set({ image: '/images/old/1600' });
    expect(await read()).toEqual(['/images/old/1600']);
    await shop.database.db.update(categories).set({ image: '/images/new/1600' });
    expect(await read()).toEqual(['/images/new/1600']);
  });

  describe('alone', () => {
    /** Whatever has been committed, the answers are dropped; what is cached of the product itself stays. */
    const readAlone = async () => {
      await shop.database.transaction(async () => undefined);
      return (await shop.app.inject('/api/home/product-details/kettle')).json<ProductDetails>();
    };

    it('are read again when somebody else has written them, or their shop has moved', async () => {
      const { db } = shop.database;
      expect((await readAlone()).product).toMatchObject({ boxContents: 'A kettle' });
      await db.update(products).set({ boxContents: 'A kettle and a lid' });
      expect((await readAlone()).product).toMatchObject({ boxContents: 'A kettle and a lid' });
      await db.update(sellers).set({ district: 'Huye' });
      expect((await readAlone()).product).toMatchObject({ shopDistrict: 'Huye' });
    });

    it('are shown with the reviews of this moment', async () => {
      const { db } = shop.database;
      const [{ id: productId } = { id: '' }] = await db.select({ id: products.id }).from(products);
      const people = Array.from({ length: 12 }, (_, place) => ({ name: 'A', email: `${place}@example.com` }));
      const writers = await db.insert(customers).values(people).returning({ customerId: customers.id });
      const written = writers.map((writer, place) => ({ ...writer, productId, rating: place % 6, body: 'Good' }));
      await db.insert(reviews).values(written);
      await db.update(products).set({ reviewCount: written.length });
      const { reviews: listed, totalReview, rating_review: breakdown } = await readAlone();
      const page = await shop.app.inject(`/api/home/customer/get-reviews/${productId}?pageNumber=1`);
      expect({ reviews: listed, totalReview, rating_review: breakdown }).toEqual(page.json());
      expect([listed.length, totalReview]).toEqual([10, 12]);
      await db.update(reviews).set({ answer: 'Thank you', answeredAt: new Date() });
      expect((await readAlone()).reviews[0]).toMatchObject({ answer: { text: 'Thank you' } });
      await db.delete(reviews).where(gte(reviews.rating, 1));
      await db.update(products).set({ reviewCount: 2 });
      expect(await readAlone()).toMatchObject({ totalReview: 2, reviews: [{ rating: 0 }, { rating: 0 }] });
    });
  });

  it('stay within their budget, and are all answered', async () => {
    const { db } = shop.database;
    for (const name of ['Iron', 'Fan', 'Radio']) await buildProduct(db, { name, description: 'long '.repeat(400) });
    const listed = await db.select({ id: products.id, version: sql<string>`''` }).from(products);
    const maxBytes = 15_000;
    const cache = createProductCache(maxBytes);
    expect(await cache.read(db, listed)).toHaveLength(4);
    expect(cache.usedBytes).toBeGreaterThan(0);
    expect(cache.usedBytes).toBeLessThanOrEqual(maxBytes);
  });
});

it('counts and lists every price range of a shelf by what is known of its prices', async () => {
  await shop.database.transaction(async (tx) => {
    const brandId = await buildBrand(tx, 'Ladder');
    for (const priceRwf of [100, 200, 200, 300, 300, 300]) await buildProduct(tx, { priceRwf, brandId });
  });
  const read = async (range: string) => {
    const answer = await shop.app.inject(`/api/home/query-products?brand=ladder&${range}`);
    const { totalProduct, products: listed } = answer.json<{ totalProduct: number; products: { price: number }[] }>();
    return [totalProduct, ...listed.map(({ price }) => price).sort((one, other) => one - other)];
  };
  expect(await read('lowPrice=1')).toEqual([6, 100, 200, 200, 300, 300, 300]);
  expect(await read('lowPrice=150&highPrice=250')).toEqual([2, 200, 200]);
  expect(await read('highPrice=100')).toEqual([1, 100]);
  expect(await read('lowPrice=201&perPage=2&pageNumber=2')).toEqual([3, 300]);
  expect(await read('lowPrice=301')).toEqual([0]);
  await shop.database.transaction((tx) => tx.update(products).set({ priceRwf: 400 }).where(eq(products.priceRwf, 200)));
  expect(await read('lowPrice=301')).toEqual([2, 400, 400]);
});
