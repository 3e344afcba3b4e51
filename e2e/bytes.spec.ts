import { brotliCompressSync, constants } from 'node:zlib';
import { actAs, registerCustomer } from './customer.ts';
import { known, pickProducts } from './products.ts';
import { expect, test } from './shopper.ts';

const product = known(pickProducts(({ name }) => name.startsWith('Samsung Galaxy A16'))[0]);

/** Kilobytes, with Brotli: the page as it is compressed when it is asked for again, and all scripts it has loaded. */
const budgets = {
  '/': { html: 12, script: 126 },
  '/shop': { html: 16.5, script: 145 },
  '/products?category=Phones': { html: 13, script: 145 },
  '/products/search?value=samsung': { html: 12, script: 145 },
  [`/product/details/${product.slug}`]: { html: 14.5, script: 145 },
  '/cart': { html: 6, script: 150 },
  '/login': { html: 6.5, script: 150 },
};

/** What comes when a page has nothing better to do has come by then. */
const lateMs = 2500;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

for (const [address, budget] of Object.entries(budgets)) {
  test(`a first visit of ${address} stays within its bytes`, async ({ page, request }) => {
    // The cart of a guest is the login.
    if (address === '/cart') await actAs(page, await registerCustomer(request));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(lateMs);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(scripts.length).toBeGreaterThan(5);
    const html = brotliCompressSync(known(await response?.text()), brotli).length / 1000;
    const script = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect.soft(html, 'KB of HTML').toBeLessThan(budget.html);
    expect.soft(script, 'KB of scripts').toBeLessThan(budget.script);
  });
}
