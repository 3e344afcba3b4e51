import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWords } from '../../../db/schema/index.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { listResemblances, lookUpWords } from './words.repository.ts';

const database = await openTestDatabase();
const { db } = database;

afterAll(() => database.close());

describe('words that look alike', () => {
  beforeAll(async () => {
    const inTitles = ['samsung', 'hisense', 'télé', 'sensor', 'zebra'].map((word) => ({ word, titleUses: 3 }));
    await db.insert(searchWords).values([...inTitles, { word: 'sumsan', titleUses: 0 }, { word: 'refrigerator' }]);
  });

  const listAlike = async (...typed: string[]) =>
    (await listResemblances(db, typed)).map(({ typed: one, word, uses }) => `${one}: ${word} ${uses}`).sort();

  it('are found by the trigrams they share, in titles or not', async () => {
    expect(await listAlike('refridgerator')).toEqual(['refridgerator: refrigerator 0']);
  });

  it('are found in titles by two letters to change, from the same first letter on', async () => {
    expect(await listAlike('sumsang')).toEqual(['sumsang: samsung 3', 'sumsang: sumsan 0']);
    expect(await listAlike('tela')).toEqual(['tela: télé 3']);
  });

  it('are found for several words at once', async () => {
    expect(await listAlike('hisnse', 'zebar')).toEqual(['hisnse: hisense 3', 'zebar: zebra 3']);
  });

  it('are none for what resembles nothing, is empty or means something to a pattern', async () => {
    expect(await listAlike('qqqqq', '', '%', "'")).toEqual([]);
  });
});

it('words are known with their uses, and what begins like the last one by how usual it is', async () => {
  const many = Array.from('abcdefghi', (letter) => `hard${letter}`);
  await db.insert(searchWords).values(['powerbank', ...many].map((word, place) => ({ word, titleUses: 1 + place })));
  const { known, beginnings } = await lookUpWords(db, ['powerbank', 'unheard'], 'hard');
  expect(known.map(({ word, uses }) => [word, uses])).toEqual([['powerbank', 1]]);
  expect(beginnings.map(({ word }) => word)).toEqual(many.slice(1).reverse());
});

it('no index of products’ words leaves some of them to be put in their places later', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_am on pg_am.oid = relam
    where amname = 'gin' and relname not like 'order_texts_%' and coalesce(not reloptions && '{fastupdate=off,fastupdate=false}', true)`);
  expect(rows).toEqual([]);
});
