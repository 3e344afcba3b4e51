import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

type Watched = {
  complaints: string[];
  /** Refusals that belong to the journey: the browser reports each of them as an error. */
  expectedStatuses: number[];
};

/** Every journey fails on a console error, a broken script, a refused script or a failed request. */
export const test = base.extend<Watched>({
  expectedStatuses: [[404], { option: true }],
  complaints: [
    async ({ page, expectedStatuses }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isExpected = expectedStatuses.some((status) => message.text().includes(`status of ${status}`));
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(summary).toEqual([]);
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
