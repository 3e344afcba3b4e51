import { firstIdentity } from '@urumuri/identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellers, sellerSecondSteps } from '../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { signInSeller } from '../testing/sign-in-seller.ts';
import { openOfficeAccount } from './office-account.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const nameOf = async (email: string) => {
  const [account] = await shop.database.db.select().from(sellers).where(eq(sellers.email, email));
  return account?.shopName;
};

const logIn = async (email: string, password: string) => {
  const payload = { email, password };
  return (await shop.app.inject({ method: 'POST', url: '/api/seller/login', payload })).statusCode;
};

it('opens the office of a shop that has none, and changes its password when asked again', async () => {
  const email = 'boss@example.com';
  const first = await openOfficeAccount(shop.database, email);
  expect(await logIn(email, first)).toBe(200);
  expect(await nameOf(email)).toBe(firstIdentity.name);
  const second = await openOfficeAccount(shop.database, email.toUpperCase());
  expect(await logIn(email, first)).toBe(401);
  expect(await logIn(email, second)).toBe(200);
});

it('gives each account of the office a name people can read, and none twice', async () => {
  const emails = ['first', 'second', 'third'].map((name) => `${name}@example.com`);
  await Promise.all(emails.map((email) => openOfficeAccount(shop.database, email)));
  const names = await Promise.all(emails.map(nameOf));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(new RegExp(`^${firstIdentity.name}( Office( \\d)?)?$`));
});

it('ends the sessions and the second step of an office whose password it changes', async () => {
  const { seller, headers } = await signInSeller(shop, { role: 'admin' });
  await shop.database.db
    .insert(sellerSecondSteps)
    .values({ sellerId: seller.id, secret: 'LOST', confirmedAt: new Date() });
  const password = await openOfficeAccount(shop.database, seller.email);
  expect((await shop.app.inject({ url: '/api/seller/me', headers })).statusCode).toBe(401);
  expect(await logIn(seller.email, password)).toBe(200);
});

it.each(['pending', 'suspended'] as const)('lets in an account of the office that is %s', async (status) => {
  const { seller } = await signInSeller(shop, { role: 'admin', status });
  expect(await logIn(seller.email, await openOfficeAccount(shop.database, seller.email))).toBe(200);
});

it('never makes a shop the office', async () => {
  const { seller } = await signInSeller(shop);
  await expect(openOfficeAccount(shop.database, seller.email)).rejects.toThrow('belongs to a shop');
});
