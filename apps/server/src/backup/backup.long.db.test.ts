import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '../db/embedded/index.ts';
import { drawTestProduct } from '../testing/pictures.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildProduct } from '../testing/factories.ts';
import { findFaults } from '../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { signInCustomer } from '../testing/sign-in.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Content, type Manifest, readArchive, writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const silent = { step: () => undefined };
const awkward = 'a\ttab, a \\ backslash, \\N, \\., two\nlines, "quotes" and ’ınkōngoro 🐄';

let shop: TestShop;
let folder: string;
let archive: string;
let manifest: Manifest;
const closers: (() => Promise<unknown>)[] = [];

const originalsIn = (directory: string) => path.join(directory, 'images/originals');
const source = () => ({ pool: shop.database.pool, originals: originalsIn(shop.config.dataDir) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urumuri-backup-'));
  shop = await buildTestShop();
  const { db, pool } = shop.database;
  const product = await buildProduct(db, {
    name: 'Bread Oven',
    description: awkward,
    specifications: [['é', awkward]],
  });
  await pool.query(`insert into search_synonyms (term, meaning) values ('four', 'oven'), ('İfuru', 'oven')`);
  await pool.query('select setval($1, 5000)', ['orders_number_seq']);
  await shop.imageStore.put(drawTestProduct(), 'svg');
  await placeOrder(shop, await signInCustomer(shop), buildOrderBody([{ productId: product.id, quantity: 2 }]));
  const countWaiting = async () => {
    const events = await pool.query('select from outbox where published_at is null');
    return (events.rowCount ?? 0) + ((await pool.query('select from notices where routed_at is null')).rowCount ?? 0);
  };
  await vi.waitUntil(async () => (await countWaiting()) === 0);
  archive = path.join(folder, 'shop.urumuri');
  manifest = await backUp(source(), archive, silent);
});

afterAll(async () => {
  for (const close of closers) await close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** An empty, migrated database and a folder for its pictures. */
async function openEmpty() {
  const database = await openTestDatabase();
  closers.push(() => database.close());
  return { pool: database.pool, originals: originalsIn(path.join(folder, randomUUID())) };
}

/** A database in which nothing was ever done. */
async function openBlank() {
  const name = `blank_${randomUUID().replaceAll('-', '')}`;
  const { pool: admin } = await openEmpty();
  await admin.query(`create database ${name}`);
  const url = new URL(String(admin.options.connectionString));
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  closers.unshift(() => admin.query(`drop database ${name}`));
  closers.unshift(() => pool.end());
  return { pool, originals: originalsIn(path.join(folder, randomUUID())) };
}

async function listTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every value of every row, the computed ones too, and what guards and finds them. */
async function readEverything(pool: pg.Pool) {
  const rows: Record<string, unknown> = {};
  for (const name of await listTables(pool)) {
    rows[name] = (await pool.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)).rows;
  }
  const { rows: guards } = await pool.query(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`);
  return { rows, guards };
}

async function countRows(pool: pg.Pool): Promise<number> {
  let count = 0;
  for (const name of await listTables(pool)) count += (await pool.query(`select from ${name}`)).rowCount ?? 0;
  return count;
}

it('gives back every row, number, index, rule and picture, in a database that was blank', async () => {
  const target = await openBlank();
  await restore(target, archive, silent);
  expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'orders', rows: 1 }));
  expect(await readEverything(target.pool)).toEqual(await readEverything(shop.database.pool));
  const { rows } = await target.pool.query(`select nextval('orders_number_seq')::int as number`);
  expect(rows).toEqual([{ number: 5002 }]);
  const [picture] = (await readdir(target.originals, { recursive: true })).filter((name) => name.endsWith('.svg'));
  expect(await readFile(path.join(target.originals, String(picture)))).toEqual(drawTestProduct());
});

it('moves into the embedded database, and from there the same rows go on', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-moved-'));
  const embedded = await openEmbeddedDatabase({ dataDir, as: 'command' });
  const pool = new pg.Pool({ connectionString: embedded.url });
  const target = { pool, originals: originalsIn(dataDir) };
  const second = path.join(folder, 'second.urumuri');
  try {
    await restore(target, archive, silent);
    await backUp(target, second, silent);
  } finally {
    await pool.end();
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const [before, after] = [await readArchive(archive, {}), await readArchive(second, {})];
  expect(after.checksums).toEqual(before.checksums);
  expect(after.manifest).toEqual({ ...before.manifest, createdAt: after.manifest.createdAt });
});

it('leaves the archive to its owner alone', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

it('keeps the books in balance while orders come in', async () => {
  const { db } = shop.database;
  const product = await buildProduct(db, { stock: 100_000 });
  const answers: number[] = [];
  let isOver = false;
  const buyers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const body = buildOrderBody([{ productId: product.id, quantity: 1 }]);
      answers.push((await placeOrder(shop, await signInCustomer(shop), body)).statusCode);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(buyers.length);
  const placedBefore = answers.length;
  const file = path.join(folder, 'storm.urumuri');
  await backUp(source(), file, silent);
  isOver = true;
  await Promise.all(buyers);
  expect(new Set(answers)).toEqual(new Set([201]));
  const target = await openEmpty();
  const restored = await restore(target, file, silent);
  const orders = restored.tables.find(({ name }) => name === 'orders')?.rows;
  expect(orders).toBeGreaterThanOrEqual(placedBefore);
  expect(await findFaults(target.pool)).toEqual([]);
});

it('does not write over a file', async () => {
  await expect(backUp(source(), archive, silent)).rejects.toThrow('exists already');
});

it('says where it cannot write', async () => {
  const file = path.join(folder, 'missing/shop.urumuri');
  await expect(backUp(source(), file, silent)).rejects.toThrow(`${file} cannot be written: ENOENT`);
});

it('says that a blank database holds no shop, and leaves no file', async () => {
  const file = path.join(folder, 'nothing.urumuri');
  await expect(backUp(await openBlank(), file, silent)).rejects.toThrow('There is no shop in this database.');
  expect((await readdir(folder)).filter((name) => name.startsWith('nothing'))).toEqual([]);
});

async function* nothing() {}

async function* twice(content: Content) {
  yield content;
  yield content;
}

async function copyArchive(change: (file: string) => Promise<unknown>): Promise<string> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, await readFile(archive));
  await change(file);
  return file;
}

/**
 * With one bit wrong, the first from that byte on that matters: one in a hundred does not, where gzip may point to
 * another copy of the same text.
 */
function damage(bytes: Buffer, from: number): Buffer {
  const whole = gunzipSync(bytes);
  for (let place = from; ; place += 1) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    try {
      if (gunzipSync(damaged).equals(whole)) continue;
    } catch {
      // gzip sees it by itself.
    }
    return damaged;
  }
}

it.each([
  ['no file', 'cannot be read', async () => path.join(folder, 'missing')],
  ['a text', 'is not an archive', () => copyArchive((file) => writeFile(file, 'Dear shop'))],
  [
    'something else compressed',
    'is not an archive',
    () => copyArchive((file) => writeFile(file, gzipSync('Dear shop'))),
  ],
  [
    'an archive that is cut off',
    'is damaged or not complete',
    () => copyArchive(async (file) => truncate(file, (await stat(file)).size - 9)),
  ],
  ...[0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98].map((place): [string, string, () => Promise<string>] => [
    `an archive with a wrong byte after ${100 * place} %`,
    'is damaged or not complete',
    () =>
      copyArchive(async (file) => {
        const bytes = await readFile(file);
        await writeFile(file, damage(bytes, Math.floor(place * bytes.length)));
      }),
  ]),
  ...(
    [
      ['more rows', { folder: 'tables/orders', name: '1', bytes: Buffer.from('a\nb\n') }],
      ['rows without end', { folder: 'tables/orders', name: '1', bytes: Buffer.alloc(1000) }],
      ['more pictures', { folder: 'pictures', name: `${'0'.repeat(32)}.svg`, bytes: drawTestProduct() }],
      ['a folder more', { folder: 'tables/secrets', name: '1', bytes: Buffer.from('a\n') }],
      ['a name in its place', { folder: '..', name: 'shop', bytes: Buffer.from('a\n') }],
    ] as const
  ).map(([what, content]): [string, string, () => Promise<string>] => [
    `an archive with ${what} than it says`,
    'is damaged or not complete',
    async () => {
      const file = path.join(folder, randomUUID());
      const tables = manifest.tables.map((table) => (table.name === 'orders' ? { ...table, rows: 1 } : table));
      await writeArchive(file, { ...manifest, tables, pictures: 1 }, twice(content));
      return file;
    },
  ]),
  [
    'an archive that begins with a book',
    'is not an archive',
    async () => {
      const file = path.join(folder, randomUUID());
      await writeArchive(file, { ...manifest, version: 'x'.repeat(5_000_000) }, nothing());
      return file;
    },
  ],
  [
    'an archive of another version',
    'was made by version 9.9.9 of the shop',
    async () => {
      const file = path.join(folder, randomUUID());
      const migrations = [...manifest.migrations, { name: '9999_newer.sql', checksum: '' }];
      await writeArchive(file, { ...manifest, version: '9.9.9', migrations }, nothing());
      return file;
    },
  ],
])('refuses %s and leaves a blank database blank', async (_what, sentence, makeFile) => {
  const target = await openBlank();
  await expect(restore(target, await makeFile(), silent)).rejects.toThrow(sentence);
  expect((await target.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

it('refuses a database that holds something, and leaves it as it is', async () => {
  const target = await openEmpty();
  await target.pool.query(`insert into brands (name, slug) values ('Mine', 'mine')`);
  await expect(restore(target, archive, silent)).rejects.toThrow('already holds a shop (there are brands)');
  expect(await countRows(target.pool)).toBe(1);
});

it('fills a database whose shop was opened and stayed empty', async () => {
  const target = await openEmpty();
  await target.pool.query(`insert into settings (name, value) values ('seed', '"none"')`);
  await restore(target, archive, silent);
  expect((await target.pool.query('select name from settings')).rows).toEqual([{ name: 'vapid' }]);
  expect((await target.pool.query('select from orders')).rowCount).toBe(1);
});

it.each(['shop', 'worker'])('refuses a database on which a %s is running', async (name) => {
  const target = await openEmpty();
  const connectionString = String(target.pool.options.connectionString);
  const running = new pg.Client({ connectionString, application_name: `urumuri ${name}` });
  await running.connect();
  await expect(restore(target, archive, silent)).rejects.toThrow('A shop is running on this database. Stop it first.');
  await running.end();
});

it('refuses a database that another program holds', async () => {
  const target = await openEmpty();
  const other = await target.pool.connect();
  await other.query('begin; lock table orders');
  await expect(restore(target, archive, silent)).rejects.toThrow('Another program is changing this database');
  await other.query('rollback');
  other.release();
});

it('restores nothing when a row does not come back as it was', async () => {
  const target = await openEmpty();
  const tables = manifest.tables.map((table) => (table.name === 'orders' ? { ...table, rows: table.rows + 1 } : table));
  const file = path.join(folder, randomUUID());
  const picture = { folder: 'pictures', name: `${'0'.repeat(32)}.svg`, bytes: drawTestProduct() };
  await writeArchive(
    file,
    { ...manifest, tables },
    (async function* () {
      yield picture;
    })(),
  );
  const before = await readEverything(target.pool);
  await expect(restore(target, file, silent)).rejects.toThrow('Nothing was restored.');
  expect(await readEverything(target.pool)).toEqual(before);
  expect((await readdir(target.originals, { recursive: true })).filter((name) => name.endsWith('.svg'))).toEqual([]);
});
