import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenedDatabase } from './open.ts';
import { replaceFunctions } from './replace-functions.ts';

let database: OpenedDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  client = await database.pool.connect();
  await client.query('BEGIN');
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});

const doubled = (body: string) =>
  `CREATE OR REPLACE FUNCTION doubled(n int) RETURNS int LANGUAGE sql IMMUTABLE AS $$ ${body} $$;`;

const ask = async (query: string) =>
  (await client.query<{ answer: unknown }>(`SELECT (${query}) AS answer`)).rows[0]?.answer;

it('creates functions, also such as speak of tables that come later', async () => {
  await replaceFunctions(
    client,
    `-- Two of them.
${doubled('SELECT 2 * n')}

CREATE OR REPLACE FUNCTION count_later() RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM later $$;`,
  );
  await client.query('CREATE TABLE later (n int)');
  expect(await ask('doubled(4) + count_later()')).toBe(8);
});

it('gives a function that nothing uses other parameters and another result', async () => {
  await replaceFunctions(client, doubled('SELECT 2 * n'));
  const other = 'CREATE OR REPLACE FUNCTION doubled(word text) RETURNS text LANGUAGE sql AS $$ SELECT word || word $$;';
  await replaceFunctions(client, other);
  expect(await ask("doubled('ha')")).toBe('haha');
  expect(await ask("SELECT count(*) FROM pg_proc WHERE proname = 'doubled'")).toBe(1);
});

it('changes what a trigger does', async () => {
  const trigger = (sum: string) =>
    `CREATE OR REPLACE FUNCTION add() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.n := ${sum}; RETURN NEW; END $$;`;
  await replaceFunctions(client, trigger('NEW.n + 1'));
  await client.query('CREATE TABLE numbers (n int)');
  await client.query('CREATE TRIGGER adding BEFORE INSERT ON numbers FOR EACH ROW EXECUTE FUNCTION add()');
  await replaceFunctions(client, trigger('NEW.n + 100'));
  await client.query('INSERT INTO numbers VALUES (1)');
  expect(await ask('SELECT n FROM numbers')).toBe(101);
});

it.each([
  ['other contents', doubled('SELECT 3 * n')],
  ['other parameters', 'CREATE OR REPLACE FUNCTION doubled(n text) RETURNS text LANGUAGE sql AS $$ SELECT n $$;'],
  ['another result', 'CREATE OR REPLACE FUNCTION doubled(n int) RETURNS text LANGUAGE sql AS $$ SELECT n::text $$;'],
])('refuses %s for a function that an index was built with', async (_change, changed) => {
  await replaceFunctions(client, doubled('SELECT 2 * n'));
  await client.query('CREATE TABLE numbers (n int)');
  await client.query('CREATE INDEX by_double ON numbers (doubled(n))');
  await replaceFunctions(client, `-- Only a comment is new.\n${doubled('SELECT 2 * n')}`);
  await expect(replaceFunctions(client, changed)).rejects.toThrow(
    'The function doubled cannot be changed like this, because it is used by index by_double.',
  );
});
