import type { Page } from '@playwright/test';
import { type DemoProduct } from './demo.ts';
import { expect, openPage } from './shopper.ts';

export const deliverTo = {
  Address: 'KG 11 Ave 5, blue gate',
  Phone: '0788 123 456',
  Province: 'Kigali',
  City: 'Gasabo',
  Area: 'Remera',
};

/** Opens a product and buys some of it without the cart. */
export async function buyNow(page: Page, product: DemoProduct, quantity = 1): Promise<void> {
  await openPage(page, `/product/details/${product.slug}`);
  for (let chosen = 1; chosen < quantity; chosen += 1) {
    await page.getByRole('button', { name: 'One more', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping');
}

export async function fillShipping(page: Page, fields: Partial<typeof deliverTo> = deliverTo): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

export function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'Order Summary' });
}

export function placeOrderButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}

/** Saves the delivery details of a customer who has ordered nothing yet. */
export async function saveShipping(page: Page): Promise<void> {
  await fillShipping(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Deliver To' })).toBeFocused();
}
