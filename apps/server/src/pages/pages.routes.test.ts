import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { noteEvent } from '../db/outbox.ts';
import { products } from '../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../testing/factories.ts';
import { warmPages } from './warm-pages.ts';

let shop: TestShop;
let productId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  const product = await buildProduct(shop.database.db, { name: 'Sunrise Kettle </script><b>', priceRwf: 25_000 });
  productId = product.id;
});

beforeEach(() => shop.pageCache.dropAll());

afterAll(() => shop.close());

const home = (headers: Record<string, string> = {}) => shop.app.inject({ url: '/', headers });

async function changePrice(priceRwf: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await tx.update(products).set({ priceRwf }).where(eq(products.id, productId));
    await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [productId] } });
  });
}

describe('a page', () => {
  it('of a category that does not exist is not found; an empty category is', async () => {
    await buildCategory(shop.database.db, 'Drones');
    const unknown = await shop.app.inject('/products?category=Hovercrafts');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('There is no category called “Hovercrafts”.');
    expect(unknown.body).toContain('href="/products?category=Drones"');
    const empty = await shop.app.inject('/products?category=Drones');
    expect(empty.statusCode).toBe(200);
    expect(empty.body).toContain('No products in this category');
  });

  it('says the same when all its parts are cached, and whatever else was rendered before', async () => {
    const { slug } = await buildProduct(shop.database.db, { name: 'Half a Kettle', discountPercent: 50 });
    const paths = ['/', '/shop', `/product/details/${slug}`, "/products/search?value=it's+a+kettle", '/cart', '/login'];
    const render = async (path: string) => {
      const { statusCode, body } = await shop.app.inject(path);
      expect(statusCode).toBe(200);
      return body;
    };
    const first = await Promise.all(paths.map(render));
    shop.pageCache.dropAll();
    const again = await Promise.all(paths.toReversed().map(render));
    expect(again.toReversed()).toEqual(first);
  });

  it('that is asked for most is rendered before it is asked for', async () => {
    const { slug } = await buildProduct(shop.database.db, { sold: 1000 });
    await warmPages(shop.app, shop.catalogue, new AbortController().signal);
    for (const url of ['/', '/shop', '/products?category=Drones', `/product/details/${slug}`]) {
      const { headers } = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(headers['x-page-cache']).toBe('hit');
    }
  });

  it('is readable without JavaScript: names and prices are in the HTML', async () => {
    const answer = await home();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Sunrise Kettle');
    expect(answer.body).toContain('RWF\u00a025,000');
  });

  it('is the same bytes with and without a token, cookies or another host', async () => {
    const anonymous = await home();
    shop.pageCache.dropAll();
    const known = await home({
      authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImEiLCJuYW1lIjoiTWFyaWUifQ.x',
      cookie: 'customerToken=Marie',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'fr',
      'user-agent': 'somebody else',
    });
    expect(known.rawPayload.equals(anonymous.rawPayload)).toBe(true);
    expect(known.headers.etag).toBe(anonymous.headers.etag);
    expect(known.headers.vary).toBe('accept-encoding');
  });

  it('runs the scripts it was made with and no other, and cannot be broken out of by data', async () => {
    const { body, headers } = await home();
    const policy = /script-src 'self'([^;]*);/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    const inline = [...body.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)].map(
      ([, code = '']) => code,
    );
    expect(inline.length).toBeGreaterThan(1);
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy.trim().split(' ').toSorted()).toEqual([...new Set(hashes)].toSorted());
    expect(body).not.toContain('</script><b>');
    expect(body).not.toMatch(/ on[a-z]+="/);
  });

  it('sends the router its data when it moves on in the browser', async () => {
    const answer = await shop.app.inject('/shop.data?_routes=routes%2Fshop%2Fshop');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-remix-response']).toBe('yes');
    expect(answer.body).toContain('Sunrise Kettle');
    expect(answer.body).not.toContain('<html');
  });

  it('comes compressed, with a tag for asking again', async () => {
    const plain = await home();
    const brotli = await home({ 'accept-encoding': 'gzip, br' });
    const gzipped = await home({ 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    const again = await home({ 'accept-encoding': 'gzip, br', 'if-none-match': String(brotli.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is rendered once for many and kept, whatever is appended to its address', async () => {
    const first = await Promise.all(Array.from({ length: 10 }, () => home()));
    expect(new Set(first.map((answer) => answer.body)).size).toBe(1);
    const tracked = await shop.app.inject('/?utm_source=whatsapp');
    expect(tracked.headers['x-page-cache']).toBe('hit');
  });

  it('shows a new price as soon as the change is published', async () => {
    await home();
    await changePrice(31_000);
    await vi.waitFor(async () => expect((await home()).body).toContain('RWF\u00a031,000'));
    expect((await home()).headers['x-page-cache']).toBe('hit');
  });

  it('answers an unknown address with the designed page and status 404', async () => {
    const answer = await shop.app.inject('/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

it('serves the last good page when the database is away', async () => {
  const lonely = await buildTestShop();
  await buildProduct(lonely.database.db, { name: 'Still here' });
  await lonely.app.inject('/');
  lonely.pageCache.dropAll();
  await lonely.database.close();
  const answer = await lonely.app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-page-cache']).toBe('stale');
  expect(answer.body).toContain('Still here');
  await lonely.close();
});
