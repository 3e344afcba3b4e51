import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { noteToasts } from './toasts.ts';

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
  context: async ({ context }, use) => {
    await noteToasts(context);
    await use(context);
  },
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
      await noteToasts(context);
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

export { expectToast } from './toasts.ts';
export { expectAccessible, expectAccessibleAtBothSizes } from './accessible.ts';
export { expect };

/** Waits until the page answers to clicks and keys. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The console has no page before its scripts: what it shows answers.
  if (new URL(page.url()).pathname.startsWith('/seller')) await page.locator('h1').first().waitFor();
  else await page.locator('html[data-ready]').waitFor();
}

/** Holds back scripts by their address; the answer lets them come. */
export async function holdScripts(page: Page, address: string): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** The header's search box, which is a plain field until it has learnt to suggest. */
export function searchBox(page: Page): Locator {
  return page.locator('input[name="value"][aria-label="Search products"]').first();
}
