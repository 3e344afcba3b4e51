import type { Page } from '@playwright/test';
import { demoPassword } from '@urumuri/seed';

/** Fills in the login of the sellers' console, which is open. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The page of the console that its menu calls so. */
export async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click();
}
