/**
 * What a phone pays for the shop: bytes of a first and a second page, INP (interaction to next paint) with a processor
 * slowed down four times, and what Lighthouse says of a mobile phone. `npm run build`, then
 * `npx tsx bench/browser.ts [bytes] [inp] [lighthouse]`; all three without a word. Medians of five runs, or of RUNS.
 * PUBLISH=1 writes the figures into docs/performance.md.
 */
import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { createClient } from '@urumuri/contract';
import { readDemoCatalogue } from '../apps/server/src/seeding/demo-catalogue.ts';
import { findInstalledBrowser } from '../scripts/lib/find-program.mjs';
import { waitUntilIdle } from './support/cpu-time.ts';
import { findLighthouse, scorePage } from './support/lighthouse.ts';
import { describeLoad, median } from './support/measure.ts';
import { type Figure, publish } from './support/performance-page.ts';
import { findFreePort, startShop } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';

const runs = Number(process.env.RUNS ?? 5);
const slowdown = 4;
const settleMs = 3000;
/** From here on an interaction is worth a note of the browser's. */
const noticedMs = 16;
const pauseMs = 1000;
/** The live connection comes once a page is idle; it is not needed to show and use it. */
const lateScript = '/live-';
/** So often a page is asked for before it is there in its best compression. */
const warmUps = 40;
const scriptGoals: Record<string, number> = { home: 125, shop: 145, category: 145, search: 145, product: 145 };
const [firstVisitGoal, secondPageGoal] = [220, 40];

/** One page of each kind that a first visit may begin with. */
const pagesOfShop = {
  home: '/',
  shop: '/shop',
  category: '/products?category=Televisions',
  search: '/products/search?value=samsung',
  product: `/product/details/${readDemoCatalogue().products.find(({ stock }) => stock > 5)?.slug}`,
};

const figures: Figure[] = [];

function report(what: string, figure: string, goal?: string): void {
  console.log(`${what.padEnd(34)} ${figure}${goal === undefined ? '' : `   goal ${goal}`}`);
  figures.push({ what, figure, goal });
}

/** A phone nobody has used yet. */
async function withPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const phone = { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
  const context = await browser.newContext(phone);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
};

/** KB on the wire from now on, with headers. */
async function countBytes(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

async function measureBytes(browser: Browser, url: string, name: string, path: string): Promise<void> {
  await withPhone(browser, async (page) => {
    const count = await countBytes(page);
    await page.goto(url + path);
    await settle(page);
    const [html, script] = await page.evaluate((late) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (entry) => entry.name.endsWith('.js') && !entry.name.includes(late),
      );
      return [visit?.encodedBodySize ?? 0, scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)];
    }, lateScript);
    const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);
    report(
      `${name}: first visit`,
      `${count().toFixed(0)} KB; ${kilobytes(script)} KB of script, ${kilobytes(html)} KB of HTML`,
      `${firstVisitGoal} KB; ${scriptGoals[name]} KB of script`,
    );
    if (name !== 'home') return;
    const card = page.getByRole('region', { name: 'Feature Products' }).getByRole('article').first();
    // The home page's own pictures come as it is scrolled; they are not the second page's.
    await card.scrollIntoViewIfNeeded();
    await settle(page);
    const before = count();
    await card.getByRole('link').first().tap();
    await page.waitForURL('**/product/details/**');
    await settle(page);
    report('product: second page, after home', `${(count() - before).toFixed(0)} KB`, `${secondPageGoal} KB`);
  });
}

/**
 * Watches the interactions that follow, as the browser counts them: from the tap to what it shows. Afterwards it would
 * tell only of those it finds slow.
 */
async function watchInp(page: Page): Promise<() => Promise<number>> {
  const durations = await page.evaluateHandle((durationThreshold) => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return seen;
  }, noticedMs);
  return async () => {
    const seen = await durations.jsonValue();
    // What was shown sooner than the browser notes is no slower than that.
    return Math.max(noticedMs, ...seen);
  };
}

/** A finger on the middle of it. The runner's own `tap` first looks for it by code in the page, which is slow too. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  await page.waitForTimeout(pauseMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(pauseMs);
}

/** Where somebody taps, and what must be seen afterwards: a tap that did nothing is quick. */
type Interaction = { name: string; path: string; act(page: Page): Promise<void>; shown(page: Page): Locator };
const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) => touch(page, page.getByRole('button', { name: /menu/i }).first()),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'filter',
    path: '/shop',
    async act(page) {
      await touch(page, page.getByRole('button', { name: 'Filter Product' }));
      await touch(page, page.getByRole('dialog').getByRole('radio').nth(2));
    },
    shown: (page) => page.getByRole('dialog').getByRole('radio', { checked: true }),
  },
  {
    name: 'add to cart',
    path: pagesOfShop.product,
    act: (page) => touch(page, page.getByRole('button', { name: 'Add To Cart' }).filter({ visible: true }).first()),
    shown: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart, [2-9]/ }),
  },
  {
    name: 'gallery',
    path: pagesOfShop.product,
    act: (page) => touch(page, page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').nth(2)),
    shown: (page) => page.getByRole('list', { name: 'Choose a picture' }).locator('li:nth-child(3) [aria-current]'),
  },
  {
    name: 'heart',
    path: '/shop',
    act: (page) =>
      touch(
        page,
        page
          .getByRole('article')
          .getByLabel(/^Add to wishlist/)
          .first(),
      ),
    shown: (page) => page.getByRole('article').getByLabel(/^In your wishlist/),
  },
  {
    name: 'cart quantity',
    path: '/cart',
    act: (page) => touch(page, page.getByRole('button', { name: /^One more/ }).first()),
    shown: (page) => page.getByRole('main').getByRole('status').filter({ hasText: '2' }),
  },
];

async function measureInp(browser: Browser, url: string, { path, act, shown }: Interaction): Promise<number> {
  const token = await registerWithCart(url);
  return withPhone(browser, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await page.addInitScript((known) => localStorage.setItem('customerToken', known), token);
    await page.goto(url + path);
    await settle(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const readInp = await watchInp(page);
    await act(page);
    await shown(page).first().waitFor();
    return readInp();
  });
}

/** Guests are asked to log in; what is measured is somebody who shops. */
async function registerWithCart(url: string): Promise<string> {
  const body = { name: 'Aline Uwase', email: `${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() };
  const { token } = await createClient({ baseUrl: `${url}/api` }).register({ body });
  const { id: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  const api = createClient({ baseUrl: `${url}/api`, getToken: () => token });
  const { products } = await api.queryProducts({ query: { perPage: 48 } });
  const productId = products.find(({ stock }) => stock > 20)?._id ?? '';
  await api.addToCart({ body: { userId, productId, quantity: 1 } });
  return token;
}

async function runLighthouse(url: string, port: number): Promise<void> {
  const lighthouse = await findLighthouse();
  if (!lighthouse) return;
  // The first visitor has the shop make its pictures as AVIF, on the processors that the browser draws with.
  for (const path of Object.values(pagesOfShop)) await scorePage(lighthouse, url + path, port, 1);
  await waitUntilIdle(shop);
  for (const [name, path] of Object.entries(pagesOfShop)) {
    const score = await scorePage(lighthouse, url + path, port, runs);
    const rest = [score.accessibility, score['best-practices'], score.seo].map((value) => value.toFixed(0)).join(', ');
    const times = `LCP ${(score.lcpMs / 1000).toFixed(1)} s, blocked ${score.tbtMs.toFixed(0)} ms, shift ${score.cls.toFixed(3)}`;
    report(
      `${name}: Lighthouse`,
      `${score.performance.toFixed(0)} (${times}); accessibility, best practices, SEO: ${rest}`,
      '97, 150 ms blocked',
    );
  }
}

limitTime(60);
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const executablePath = findInstalledBrowser();
if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
const shop = await startShop();
await waitUntilIdle(shop);
const port = await findFreePort();
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath, args: [...flags, `--remote-debugging-port=${port}`] });
try {
  for (const path of Object.values(pagesOfShop)) {
    for (let i = 0; i < warmUps; i += 1) await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
    await withPhone(browser, async (page) => void (await page.goto(shop.url + path)));
  }
  console.log(`load ${describeLoad()}`);
  if (isWanted('bytes')) {
    for (const [name, path] of Object.entries(pagesOfShop)) await measureBytes(browser, shop.url, name, path);
  }
  if (isWanted('inp')) {
    for (const each of interactions) {
      const values: number[] = [];
      while (values.length < runs) values.push(await measureInp(browser, shop.url, each));
      report(`INP, CPU ÷ ${slowdown}: ${each.name}`, `${median(values).toFixed(0)} ms`, '100 ms');
    }
  }
  if (isWanted('lighthouse')) await runLighthouse(shop.url, port);
  console.log(`load ${describeLoad()}`);
  publish('browser', figures);
} finally {
  await browser.close();
  await shop.stop();
}
