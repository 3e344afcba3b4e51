import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../../testing/factories.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const categoryId = await buildCategory(db, 'TV & Audio');
  const kitchen = await buildCategory(db, 'Kitchen');
  const within = { name: 'Kettles', slug: 'kettles', parentId: kitchen, level: 2 };
  const [kettles] = await db.insert(categories).values(within).returning();
  await buildProduct(db, { slug: 'steel-kettle', categoryId: kettles?.id ?? '' });
  const name = 'A very long product name that cannot possibly fit on three lines of a share card whatever we do';
  await buildProduct(db, { slug: 'kettle', name, categoryId, discountPercent: 12 });
  await buildProduct(db, { slug: 'draft', categoryId, publishedAt: null });
});

afterAll(() => shop.close());

describe('the sitemap', () => {
  it('lists files that exist', async () => {
    const index = await shop.app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const files = [...index.body.matchAll(/<loc>http:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/products.xml']);
    for (const file of files) expect((await shop.app.inject(file)).statusCode).toBe(200);
  });

  it('holds published products and categories, not drafts', async () => {
    const products = await shop.app.inject('/sitemaps/products.xml');
    expect(products.body).toContain('http://shop.test/product/details/kettle');
    expect(products.body).not.toContain('draft');
    const pages = await shop.app.inject('/sitemaps/pages.xml');
    expect(pages.body).toContain('/products?category=TV%20%26%20Audio');
    for (const name of ['Kitchen', 'Kettles']) expect(pages.body).toContain(`/products?category=${name}<`);
  });

  it('finds a product in exactly one of sixteen parts', async () => {
    const parts = await Promise.all(
      Array.from({ length: 16 }, (_, part) => part.toString(16)).map((part) =>
        shop.app.inject(`/sitemaps/products-${part}.xml`),
      ),
    );
    expect(parts.filter((part) => part.body.includes('/kettle'))).toHaveLength(1);
  });

  it.each(['/sitemaps/nothing.xml', '/sitemaps/products-zz.xml', '/sitemaps/products-12345.xml'])(
    'has no %s',
    async (url) => {
      expect((await shop.app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('a share card', () => {
  it('is a JPEG of 1200 × 630 below 300 KB', async () => {
    const answer = await shop.app.inject('/share/kettle.jpg');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(answer.rawPayload.length).toBeLessThan(300 * 1024);
    const again = await shop.app.inject({
      url: '/share/kettle.jpg',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/share/nothing.jpg', '/share/draft.jpg'])('does not exist for %s', async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  });
});

it('tells robots where to go', async () => {
  const answer = await shop.app.inject('/robots.txt');
  expect(answer.body).toContain('Sitemap: http://shop.test/sitemap.xml');
});
