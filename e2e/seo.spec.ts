import { demoCategories, demoProducts } from './demo.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './shopper.ts';

const LARGEST_CARD_BYTES = 300 * 1024;
const product = demoProducts.find(({ stock }) => stock > 5) ?? demoProducts[0];
const slug = product?.slug ?? '';
const productPath = `/product/details/${slug}`;

type JsonRecord = Record<string, unknown>;

async function readRecords(page: Page): Promise<Map<unknown, JsonRecord>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const records = texts.map((text) => JSON.parse(text) as JsonRecord);
  return new Map(records.map((record) => [record['@type'], record]));
}

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test('every page has its own title, description and address', async ({ page, baseURL }) => {
  const paths = ['/', '/shop', '/products?category=Phones', '/shop?pageNumber=2', '/about', '/career', productPath];
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(meta(page, 'description')).toHaveAttribute('content', /.{40,}/);
    await expect(meta(page, 'robots')).toHaveCount(0);
  }
  expect(titles.size).toBe(paths.length);
  await expect(page).toHaveTitle(new RegExp(`${product?.brand}.*Urumuri`));
  await page.goto('/products?category=phones&utm_source=letter');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/products?category=Phones`);
});

test('searches, filters, empty and unknown pages are not listed', async ({ page }) => {
  for (const path of [
    '/products/search?value=kettle',
    '/shop?brand=Samsung',
    '/products?category=Hovercrafts',
    '/product/details/no-such-product',
  ]) {
    await page.goto(path);
    await expect(meta(page, 'robots')).toHaveAttribute('content', /noindex/);
  }
});

test('a shared product brings a picture messengers can show', async ({ page, request }) => {
  await page.goto(productPath);
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'product');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', new RegExp(product?.brand ?? ''));
  const response = await request.get((await meta(page, 'og:image').getAttribute('content')) ?? '');
  expect(response.headers()['content-type']).toBe('image/jpeg');
  const body = await response.body();
  expect(body.length).toBeLessThan(LARGEST_CARD_BYTES);
  expect(readJpegSize(body)).toEqual({ width: 1200, height: 630 });
});

test('a product tells search engines what it is, what it costs and how it is rated', async ({ page, baseURL }) => {
  await page.goto(productPath);
  const records = await readRecords(page);
  expect(records.get('Product')).toMatchObject({
    name: product?.name,
    description: expect.stringMatching(/.{20,}/),
    image: expect.arrayContaining([expect.stringMatching(new RegExp(`^${baseURL}/images/`))]),
    brand: { name: product?.brand },
    sku: expect.any(String),
    offers: {
      price: expect.stringMatching(/^\d+$/),
      priceCurrency: 'RWF',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  });
  expect(records.get('BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home' }, { position: 2 }, { position: 3, name: product?.name }],
  });
  await page.goto('/');
  expect((await readRecords(page)).get('OnlineStore')).toMatchObject({
    contactPoint: expect.arrayContaining([expect.objectContaining({ '@type': 'ContactPoint' })]),
    address: { addressLocality: 'Kigali' },
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  });
});

test('robots are told where the pages are, and where not to look', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/dashboard', '/cart', '/login']) expect(robots).toContain(`Disallow: ${path}\n`);
  const index = await (await request.get('/sitemap.xml')).text();
  const pages = await Promise.all(listLocations(index).map(async (file) => (await request.get(file)).text()));
  const locations = pages.flatMap(listLocations);
  expect(locations).toHaveLength(new Set(locations).size);
  for (const path of ['/', '/shop', productPath]) expect(locations).toContain(`${baseURL}${path}`);
  expect(locations.filter((location) => location.includes('?category='))).toHaveLength(demoCategories.length);
  expect(locations.filter((location) => location.includes('/product/details/'))).toHaveLength(demoProducts.length);
});

function listLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}

/** Walks the segments of a JPEG to the frame header, which holds the size. */
function readJpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at + 9 < jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('No JPEG');
}
