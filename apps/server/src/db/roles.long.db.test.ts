import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { paths } from '../paths.ts';
import { buildTestShop } from '../testing/build-test-shop.ts';
import { databaseUrl, openTestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './client.ts';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

const key = randomUUID().slice(0, 8);
const [name, owner, app] = [`roles_${key}`, `owner_${key}`, `app_${key}`];
/** The built command (`npm run build`). */
const program = path.resolve(import.meta.dirname, '../../dist/migrate.js');
const operations = path.resolve(import.meta.dirname, '../../../../docs/operations.md');
let admin: OpenedDatabase;
let owners: Database;

function urlFor(role: string): string {
  const url = new URL(databaseUrl(admin.pool.options.connectionString ?? '', name));
  url.username = role;
  url.password = key;
  return url.href;
}

beforeAll(async () => {
  admin = await openTestDatabase();
  for (const role of [owner, app]) await admin.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD '${key}'`);
  await admin.pool.query(`CREATE DATABASE ${name} OWNER ${owner}`);
  owners = openAs(owner);
});

afterAll(async () => {
  await owners.close();
  await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  for (const role of [app, owner]) await admin.pool.query(`DROP ROLE ${role}`);
  await admin.close();
});

const openAs = (role: string) =>
  createDatabase({
    pool: { connectionString: urlFor(role), max: 4 },
    onConnectionError: () => undefined,
    checksNesting: true,
  });

it('says to a user without rights over the schema what to run', async () => {
  const database = openAs(app);
  await expect(migrate(database.pool, paths.migrations)).rejects.toThrow(
    /^The database is not up to date, and its user may not change that\. Run npm run migrate /,
  );
  await database.close();
});

it('lets such a user run the shop, with the rights that the manual names', async () => {
  const [, grants = ''] = /```sql\n(GRANT .*?)```/s.exec(await readFile(operations, 'utf8')) ?? [];
  await owners.pool.query(grants.replaceAll('shop_app', app));
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { DATA_DIR: tmpdir(), DATABASE_URL: urlFor(owner) },
  });
  expect(stdout).toMatch(/^Applied .*\b0036_first-schema\.sql\b.*\.\n$/);
  const shop = await buildTestShop({}, { ...openAs(app), hasRoomToWrite: () => true });
  await expect(shop.database.pool.query('CREATE TABLE mine (id int)')).rejects.toMatchObject({ code: '42501' });
  const registered = await shop.app.inject({
    method: 'POST',
    url: '/api/customer/customer-register',
    payload: { name: 'A Customer', email: 'a@example.com', password: 'itara ryaka neza' },
  });
  expect(registered.statusCode).toBe(201);
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const { rows } = await shop.database.pool.query(`
    SELECT name, string_agg(kind, ' ' ORDER BY kind) AS rights
    FROM unnest(ARRAY['audit', 'settings_changes']) AS name,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS kind
    WHERE has_table_privilege(name, kind) GROUP BY name ORDER BY name`);
  expect(rows).toEqual([
    { name: 'audit', rights: 'INSERT SELECT' },
    { name: 'settings_changes', rights: 'INSERT SELECT' },
  ]);
  await shop.close();
});

it('waits with such a user for the owner who is just bringing the database up to date', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'urumuri-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await cp(path.dirname(paths.migrations), directory, { recursive: true });
  const migrations = path.join(directory, 'migrations');
  await writeFile(path.join(migrations, '9000_slow.sql'), 'SELECT pg_advisory_xact_lock(4711);');
  const holder = await owners.pool.connect();
  await holder.query('SELECT pg_advisory_lock(4711)');
  const database = openAs(app);
  const said: string[] = [];
  const migrating = migrate(owners.pool, migrations);
  await expect
    .poll(async () => (await owners.pool.query('SELECT 1 FROM pg_locks WHERE objid = 7830411')).rowCount)
    .toBe(1);
  const say = (sentence: string) => {
    said.push(sentence);
    void holder.query('SELECT pg_advisory_unlock(4711)').then(() => holder.release());
  };
  expect(await migrate(database.pool, migrations, { say })).toEqual([]);
  expect(said).toEqual(['Another server is bringing the database up to date; this one waits for it.']);
  expect(await migrating).toEqual(['9000_slow.sql']);
  await database.close();
});
