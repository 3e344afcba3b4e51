import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildProduct } from '../testing/factories.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openUnsteadyWay } from '../testing/unsteady-way.ts';
import {
  createDatabase,
  DatabaseLostError,
  findSqlState,
  isDatabaseLost,
  readTexts,
  type SentValue,
} from './client.ts';
import type { OpenedDatabase } from './open.ts';
import { products } from './schema/index.ts';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

describe('a transaction', () => {
  it('leaves nothing behind when it fails', async () => {
    const product = await buildProduct(database.db, { stock: 3 });
    await expect(
      database.transaction(async (tx) => {
        await tx.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const [row] = await database.db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(3);
  });

  it('makes the use of the outer database a loud mistake instead of a hang', async () => {
    const mistake = database.transaction(async () => database.db.select().from(products));
    await expect(mistake).rejects.toThrow(/inside a transaction/);
    const nested = database.transaction(() => database.transaction(async () => undefined));
    await expect(nested).rejects.toThrow(/inside a transaction/);
  });

  it('is tried again after a deadlock or a lock that came too late', async () => {
    let attempts = 0;
    const answer = await database.transaction(async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'done';
    });
    expect([answer, attempts]).toEqual(['done', 3]);
  });
});

describe('the schema refuses', () => {
  it.each([
    ['a negative stock', { stock: -1 }],
    ['more reserved than in stock', { stock: 2, reserved: 3 }],
    ['a free product', { priceRwf: 0 }],
    ['a discount above 100 %', { discountPercent: 101 }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['ratings nobody gave', { ratingSum: 5 }],
  ])('%s', async (_title, given) => {
    const error: unknown = await buildProduct(database.db, given).catch((reason: unknown) => reason);
    expect(findSqlState(error)).toBe('23514');
  });

  it('two sellers of one name, whatever the case', async () => {
    const insert = (name: string) =>
      database.db.execute(
        sql`insert into sellers (slug, shop_name, owner_name, email) values (${name}, ${name}, 'x', ${`${name}@example.com`})`,
      );
    await insert('Kigali');
    const error: unknown = await insert('KIGALI').catch((reason: unknown) => reason);
    expect(findSqlState(error)).toBe('23505');
  });
});

it('computes the payable price as the pages do', async () => {
  const product = await buildProduct(database.db, { priceRwf: 999, discountPercent: 10 });
  expect(product.unitPriceRwf).toBe(900);
});

describe('a statement that answers texts', () => {
  const echo = { name: 'echo', text: 'select * from unnest($1::text[])' };
  const say = { text: 'select $1::text' };

  it.each<[string, readonly (string | null)[]]>([
    ['words', ['kettle', 'Ikawa']],
    ['what a list is written with', ['a,b', '{c}', '"d"', String.raw`\e\\`, "f'", ' ', '']],
    ['nothing and the word for it', [null, 'NULL', 'null']],
    ['several languages', ['théière', '茶壶', '🫖']],
    ['no rows', []],
  ])('gets %s there and back', async (_title, texts) => {
    expect(await readTexts(database.db, echo, [texts])).toEqual(texts);
  });

  it.each<[SentValue, string | null]>([
    [1.5, '1.5'],
    [true, 'true'],
    [null, null],
    [undefined, null],
    [[1, 2], '{"1","2"}'],
  ])('sends %o', async (value, read) => {
    expect(await readTexts(database.db, say, [value])).toEqual([read]);
  });

  it('says what the database refuses, and the connection goes on', async () => {
    const divide = { name: 'divide', text: 'select (10 / $1::integer)::text' };
    const wrong = { name: 'wrong', text: 'select nothing from nowhere' };
    const only = createDatabase({
      pool: { connectionString: database.pool.options.connectionString, max: 1 },
      onConnectionError: () => undefined,
      checksNesting: true,
    });
    onTestFinished(() => only.close());
    for (const { statement, state } of [
      { statement: divide, state: '22012' },
      { statement: wrong, state: '42P01' },
      { statement: wrong, state: '42P01' },
    ]) {
      const error: unknown = await readTexts(only.db, statement, statement === divide ? [0] : []).catch(
        (reason: unknown) => reason,
      );
      expect(findSqlState(error)).toBe(state);
      expect(await readTexts(only.db, divide, [5])).toEqual(['2']);
    }
  });

  it('sees what its transaction has changed, and nobody else', async () => {
    const product = await buildProduct(database.db, { stock: 3 });
    const stock = { name: 'stock_of', text: 'select stock::text from products where id = $1::uuid' };
    await database.transaction(async (tx) => {
      await tx.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
      expect(await readTexts(tx, stock, [product.id])).toEqual(['1']);
      await expect(readTexts(database.db, stock, [product.id])).rejects.toThrow(/inside a transaction/);
    });
  });
});

describe('a database that falls silent', () => {
  async function openByUnsteadyWay() {
    const way = await openUnsteadyWay(database.pool.options.connectionString ?? '');
    const reached = createDatabase({
      pool: { connectionString: way.url, max: 3 },
      onConnectionError: () => undefined,
      checksNesting: true,
      silenceMs: 2000,
    });
    onTestFinished(async () => {
      await way.close();
      await reached.close();
    });
    return { way, reached };
  }

  it('loses all connections that were open, at the first that does not answer', async () => {
    const { way, reached } = await openByUnsteadyWay();
    const opened = await Promise.all([1, 2, 3].map(() => reached.pool.connect()));
    for (const client of opened) client.release();
    way.fallSilent();
    await way.reopen();
    expect(reached.pool.idleCount).toBe(3);
    await expect(reached.transaction((tx) => tx.select().from(products))).rejects.toThrow(DatabaseLostError);
    await vi.waitFor(() => expect(reached.pool.totalCount).toBe(0));
    expect(await reached.transaction((tx) => tx.select().from(products).limit(0))).toEqual([]);
  });

  it('is left at once by a transaction that was under way', async () => {
    const { way, reached } = await openByUnsteadyWay();
    const error: unknown = await reached
      .transaction(async (tx) => {
        await tx.select().from(products).limit(0);
        way.fallSilent();
        await tx.select().from(products);
      })
      .catch((reason: unknown) => reason);
    expect(isDatabaseLost(error)).toBe(true);
    await vi.waitFor(() => expect(reached.pool.totalCount).toBe(0));
  });

  it('is waited for by work that may take its time', async () => {
    const { reached } = await openByUnsteadyWay();
    await reached.backgroundTransaction((tx) => tx.execute(sql`select pg_sleep(2.5)`));
    const error: unknown = await reached.db.execute(sql`select pg_sleep(600)`).catch((reason: unknown) => reason);
    expect(isDatabaseLost(error)).toBe(true);
  });
});
