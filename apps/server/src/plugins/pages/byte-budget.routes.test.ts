import { demoBanners, demoCategories, demoProducts, productSlug } from '@urumuri/seed';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBanner, buildBrand, buildCategory, buildProduct, buildSeller } from '../../testing/factories.ts';

/** Kilobytes, with Brotli: the page as it is compressed when it is asked for again, and the files it names. */
const budgets = {
  '/': { html: 8.5, script: 77.4, style: 13.2 },
  '/shop': { html: 12, script: 81.5, style: 13.7 },
  '/products?category=Phones': { html: 9.6, script: 82.4, style: 13.7 },
  '/products/search?value=samsung': { html: 9.7, script: 82.7, style: 13.7 },
  '/product/details/samsung-galaxy-a16-128-gb': { html: 9.9, script: 80.7, style: 13.7 },
  '/cart': { html: 4.2, script: 80.7, style: 13.9 },
  '/login': { html: 4.9, script: 77.9, style: 13.2 },
};

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const sellerId = await buildSeller(db);
  const brandId = await buildBrand(db);
  const picture = (name: string) => `/images/${createHash('md5').update(name).digest('hex').slice(0, 16)}/960`;
  const categoryIds = new Map<string, string>();
  for (const { slug, name } of demoCategories) categoryIds.set(slug, await buildCategory(db, name));
  const ids = new Map<string, string>();
  for (const product of demoProducts) {
    const { name, priceRwf, discountPercent, stock, shortDescription, description } = product;
    const slug = productSlug(product);
    const categoryId = categoryIds.get(product.category) ?? '';
    const own = { slug, name, priceRwf, discountPercent, stock, shortDescription, description };
    const row = await buildProduct(db, { ...own, images: [picture(name)], sellerId, brandId, categoryId });
    ids.set(slug, row.id);
  }
  const banners = [...ids.values()].slice(0, demoBanners.length);
  for (const id of banners) await buildBanner(db, id, { image: picture(id) });
});

afterAll(() => shop.close());

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function weigh(address: string): Promise<{ html: number; script: number; style: number }> {
  const { statusCode, body } = await shop.app.inject(address);
  expect(statusCode).toBe(200);
  const pathOf = (file: string) => path.join(paths.storefrontBuild, 'client', file);
  const named = [...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  // The first script fetches what takes the page over.
  const first = named.find((file) => file.includes('entry.client')) ?? '';
  const fetched = [...readFileSync(pathOf(first), 'utf8').matchAll(/"(assets\/[^"]+)"/g)].map(([, file]) => `/${file}`);
  expect(fetched).not.toEqual([]);
  const files = new Set([...named, ...fetched]);
  const sizeOf = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .map(pathOf)
      // The smallest are not worth compressing.
      .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
      .reduce((sum, size) => sum + size, 0);
  return { html: brotliCompressSync(body, brotli).length, script: sizeOf('.js'), style: sizeOf('.css') };
}

it.each(Object.entries(budgets))('%s stays within its bytes', async (address, budget) => {
  const weight = await weigh(address);
  const kilobytes = Object.fromEntries(Object.entries(weight).map(([kind, bytes]) => [kind, bytes / 1000]));
  const over = Object.entries(budget).filter(([kind, limit]) => (kilobytes[kind] ?? Infinity) > limit);
  expect(over.map(([kind, limit]) => `${kind}: ${kilobytes[kind]} KB of ${limit}`)).toEqual([]);
});
