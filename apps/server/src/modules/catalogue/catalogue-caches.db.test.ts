import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueCaches } from './catalogue-caches.ts';
import type { Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { products } from '../../db/schema/index.ts';
import { createEventBus, type DomainEvent } from '../../events/event-bus.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const opened = await openTestDatabase();
const bus = createEventBus((error) => {
  throw error;
});
const { caches, databaseOfCatalogue, databaseOfSales } = createCatalogueCaches(
  { environment: 'production', cacheMegabytes: { products: 144, catalogue: 24, facets: 48 } },
  opened,
  bus,
);
const { cache, productCache } = caches;

let [sold, other] = ['', ''];
beforeAll(async () => {
  sold = (await buildProduct(opened.db, { stock: 9 })).id;
  other = (await buildProduct(opened.db, { stock: 9 })).id;
});
afterAll(() => opened.close());

const setStock = (db: Executor, id: string, stock: number) =>
  db.update(products).set({ stock }).where(eq(products.id, id));

/** As a search reads them, and as an answer that is cached. */
const read = async () => {
  const listed = await productCache.read(opened.db, [{ id: sold }, { id: other }]);
  const { products: answered } = await cache.get('answer of stock', async () => ({ products: listed }));
  return [listed, answered].map((shown) => shown.map(({ stock }) => stock));
};

it('an answer is given again until it is said to have changed, by an event or by what this node writes', async () => {
  const answers = async (...stock: number[]) => expect(await read()).toEqual([stock, stock]);
  await answers(9, 9);
  await setStock(opened.db, sold, 8);
  await setStock(opened.db, other, 8);
  expect(await read()).toEqual([
    [8, 8],
    [9, 9],
  ]);

  const level = { productId: sold, available: 8, revision: 1, fellBy: 1 };
  bus.publish({ type: 'stock.changed', payload: { products: [level] } });
  await answers(8, 8);
  await databaseOfSales.transaction((tx) => setStock(tx, sold, 7));
  await answers(7, 8);
  await databaseOfCatalogue.transaction((tx) => setStock(tx, other, 7));
  await answers(7, 7);

  for (const [place, event] of [
    { type: 'catalogue.changed', payload: { productIds: [other] } },
    { type: 'reviews.changed', payload: { productId: other } },
    { type: 'events.missed', payload: {} },
  ].entries()) {
    await setStock(opened.db, other, place);
    bus.publish(event as DomainEvent);
    await answers(7, place);
  }
});

it('an order drops only what shows its products', async () => {
  const keep = (name: string, id: string) => cache.get(`answer of ${name}`, async () => ({ products: [{ _id: id }] }));
  const before = [await keep('sold', sold), await keep('other', other)];
  const levels = [{ productId: sold, available: 5, revision: 2, fellBy: 1 }];
  await databaseOfSales.transaction((tx) => noteEvent(tx, { type: 'stock.changed', payload: { products: levels } }));
  expect(await keep('other', other)).toBe(before[1]);
  expect(await keep('sold', sold)).not.toBe(before[0]);
});
