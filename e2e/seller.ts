import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword, demoShops, type DemoProduct } from './demo.ts';
import { logIn } from './console-page.ts';
import { waitForLine } from './live-page.ts';
import { known } from './products.ts';
import { expect, openPage } from './shopper.ts';

export type TestSeller = { token: string };

const emailOf = ({ shop }: DemoProduct): string => known(demoShops.find(({ slug }) => slug === shop)).email;

/** The seller of this product, signed in over the API: nobody sees them at a console. */
export async function signInSeller(request: APIRequestContext, product: DemoProduct): Promise<TestSeller> {
  const data = { email: emailOf(product), password: demoPassword };
  const response = await request.post('/api/seller/login', { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as TestSeller;
}

/** Sits down at the console as the seller of this product, and listens. */
export async function openConsole(page: Page, product: DemoProduct, address = '/seller/chat'): Promise<void> {
  await openPage(page, address);
  const listens = waitForLine(page);
  await logIn(page, emailOf(product));
  await listens;
}
