import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { sellers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { grantDemoAccess } from './demo-access.ts';
import { demoOffice, demoPassword, demoSellers } from './demo-accounts.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { noPictures } from '../testing/pictures.ts';
import { makeDemoRows } from './demo-rows.ts';

let database: OpenedDatabase;
const office = demoOffice.email;
const shop = demoSellers[0].email;
const hasher = createPasswordHasher();

beforeEach(async () => {
  database = await openTestDatabase();
  await database.db.insert(sellers).values(makeDemoRows(readDemoCatalogue(), noPictures, new Date()).sellers);
});
afterEach(() => database.close());

async function read(email: string) {
  const [account] = await database.db.select().from(sellers).where(eq(sellers.email, email));
  return account;
}
const opens = async (email: string, password = '') => hasher.matches(password, (await read(email))?.passwordHash);

it('gives a demo on this machine its published password, to use as it is', async () => {
  expect(await grantDemoAccess(database, 'published')).toMatchObject({ password: demoPassword });
  expect(await grantDemoAccess(database, 'published')).toEqual({ password: demoPassword, changed: 0 });
  expect([await opens(office, demoPassword), await opens(shop, demoPassword)]).toEqual([true, true]);
  expect(await read(office)).toMatchObject({ mustChangePassword: false });
});

it('makes a password for a demo that others can reach, and shows it once', async () => {
  const { password } = await grantDemoAccess(database, 'given');
  expect([await opens(office, password), await opens(shop, password)]).toEqual([true, true]);
  expect(await opens(office, demoPassword)).toBe(false);
  expect(await read(office)).toMatchObject({ mustChangePassword: true });
  expect(await read(shop)).toMatchObject({ mustChangePassword: false });
  expect(await grantDemoAccess(database, 'given')).toEqual({ changed: 0 });
});

it('takes the published password away from a demo that is opened to others later, and no other', async () => {
  await grantDemoAccess(database, 'published');
  const passwordHash = await hasher.hash('a password of my own');
  await database.db.update(sellers).set({ passwordHash }).where(eq(sellers.email, shop));
  await grantDemoAccess(database, 'given');
  expect(await opens(office, demoPassword)).toBe(false);
  expect(await opens(shop, 'a password of my own')).toBe(true);
});

it('locks the accounts of a demo in production, under another e-mail too', async () => {
  await grantDemoAccess(database, 'published');
  await database.db.update(sellers).set({ email: 'mine@example.org' }).where(eq(sellers.email, office));
  expect((await grantDemoAccess(database, 'locked')).changed).toBe(demoSellers.length + 1);
  expect(await database.db.$count(sellers, isNotNull(sellers.passwordHash))).toBe(0);
});
