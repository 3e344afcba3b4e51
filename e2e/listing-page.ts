import type { Locator, Page } from '@playwright/test';

export const PAGE_SIZE = 24;

export function findResults(page: Page): Locator {
  return page.getByRole('region', { name: 'Products', exact: true });
}

export async function readNames(page: Page): Promise<string[]> {
  return findResults(page).getByRole('heading', { level: 3 }).allTextContents();
}
