import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { orders } from '../db/schema/index.ts';
import { enterEarnings } from '../modules/payouts/index.ts';
import { paths } from '../paths.ts';
import { buildTestShop } from '../testing/build-test-shop.ts';
import { findFaults } from '../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Manifest } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { readTableFiles } from './tables.ts';

/** A shop of commit 12b3f390, the last whose tables were made step by step, with rows in every table. */
const archive = path.join(import.meta.dirname, 'fixtures/last-step.urumuri');
const silent = { step: () => undefined };
const customer = { email: 'aline@example.com', password: 'blue kettle on the stove' };

let folder: string;
let originals: string;
let database: OpenedDatabase;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urumuri-last-step-'));
  originals = path.join(folder, 'images/originals');
  database = await openTestDatabase({ isBare: true });
  manifest = await restore({ pool: database.pool, originals }, archive, silent);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What guards the rows and finds them. */
async function listRules({ pool }: OpenedDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`);
  return rows.map(({ definition }) => definition);
}

it('gives back every row, also of what no new row may be like', async () => {
  expect(manifest.migrations.at(-1)?.name).toBe('0035_staff-ends-orders.sql');
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
  const nobodys = await database.pool.query("select from payments where actor = 'shop' and staff_id is null");
  expect(nobodys.rowCount).toBe(1);
  // As the first start does: who sold before there was a ledger has earned, too.
  const sold = await database.db.select({ id: orders.id }).from(orders);
  for (const { id } of sold) await enterEarnings(database.db, id);
  expect(await findFaults(database.pool)).toEqual([]);
});

it('has the rules of a new shop', async () => {
  const fresh = await openTestDatabase();
  expect(await listRules(database)).toEqual(await listRules(fresh));
  await fresh.close();
});

it('is refused by a database that a newer version was opened on, in a sentence', async () => {
  const newer = await openTestDatabase();
  await expect(restore({ pool: newer.pool, originals }, archive, silent)).rejects.toThrow(
    /A newer version of the shop/,
  );
  await newer.close();
});

it('is backed up as a shop of this version, though its tables were made step by step', async () => {
  const again = path.join(folder, 'again.urumuri');
  await database.pool.query("delete from schema_migrations where name = '0036_first-schema.sql'");
  await database.pool.query("insert into schema_migrations values ('0035_staff-ends-orders.sql', 'old')");
  const made = await backUp({ pool: database.pool, originals }, again, silent);
  expect(made.migrations).toEqual(await readTableFiles());
  const restored = await openTestDatabase();
  await restore({ pool: restored.pool, originals: path.join(folder, 'again') }, again, silent);
  await restored.close();
  expect(await migrate(database.pool, paths.migrations)).toEqual([]);
});

it('is a shop that sells: its customer signs in, finds, orders and sees what was ordered before', async () => {
  const shop = await buildTestShop({}, database);
  await cp(path.join(folder, 'images'), path.join(shop.config.dataDir, 'images'), { recursive: true });
  const answer = await shop.app.inject({ method: 'POST', url: '/api/customer/customer-login', payload: customer });
  const headers = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  const found = await shop.app.inject('/api/home/query-products?searchValue=bread+oven');
  const [product] = found.json<{ products: { _id: string; name: string }[] }>().products;
  expect(product?.name).toBe('Bread Oven');
  const placed = await placeOrder(shop, { headers }, buildOrderBody([{ productId: product?._id ?? '', quantity: 1 }]));
  expect(placed.statusCode).toBe(201);
  const { rows } = await database.pool.query<{ id: string }>('select id from customers');
  const listed = await shop.app.inject({ url: `/api/home/customer/get-orders/${rows[0]?.id}/all`, headers });
  expect(listed.json<{ orders: unknown[] }>().orders).toHaveLength(4);
  await shop.close();
});
