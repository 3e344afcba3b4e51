import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

type Watched = {
  complaints: string[];
  /** Refusals that belong to the journey: the browser reports each of them as an error. */
  expectedStatuses: number[];
  /** The journey takes the shop away for a while: requests that find nobody belong to it. */
  isShopAway: boolean;
  /** A page in a browser of its own, for one more person; watched like the first one. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Every journey fails on a console error, a broken script, a refused script or a failed request. */
export const test = base.extend<Watched>({
  expectedStatuses: [[404], { option: true }],
  isShopAway: [false, { option: true }],
  complaints: [
    async ({ page, expectedStatuses, isShopAway }, use) => {
      const complaints: string[] = [];
      watch(page, { complaints, expectedStatuses, isShopAway });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, complaints, expectedStatuses, isShopAway }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, { complaints, expectedStatuses, isShopAway });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

type Watch = Pick<Watched, 'complaints' | 'expectedStatuses' | 'isShopAway'>;

function watch(page: Page, { complaints, expectedStatuses, isShopAway }: Watch): void {
  const isExpected = (text: string) =>
    expectedStatuses.some((status) => text.includes(`status of ${status}`)) ||
    (isShopAway && /net::ERR_|^WebSocket connection to .* failed/.test(text));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
}

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settleAnimations);
  // The pages have no frames, and without looking for any axe answers in a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(summary).toEqual([]);
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** The same page on a phone and on a desk, without going there twice. */
export async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  if (before) await page.setViewportSize(before);
}

/** Runs in the page. What is still fading in is too pale to read for a moment; what never ends is not waited for. */
async function settleAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Waits until the page answers to clicks and keys. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** The header's search box, which is a plain field until it has learnt to suggest. */
export function searchBox(page: Page): Locator {
  return page.locator('input[name="value"][aria-label="Search products"]').first();
}
