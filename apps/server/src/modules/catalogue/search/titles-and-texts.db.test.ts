import { inArray, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../../testing/factories.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { lookUpWords } from './words.repository.ts';
import { createQueryWriter } from './write-queries.rules.ts';

const database = await openTestDatabase();
const { db } = database;

afterAll(() => database.close());

it('what titles have of a brand, and of others for it, is found by the texts and the titles of others', async () => {
  const names = [
    'Nokia Phone Black',
    'Phone, Nokia black',
    'Case for Nokia Phone, black',
    'Nokia Phone Case, Black',
    'Black Phone',
    'Nokia case with black phone strap',
    'Phone for Acme, nokia',
  ];
  const shop = { sellerId: await buildSeller(db), categoryId: await buildCategory(db) };
  const ids: string[] = [];
  for (const brand of ['Nokia', 'Acme', 'Tp-Link', 'Nokia Phone']) {
    const brandId = await buildBrand(db, brand);
    for (const name of names) ids.push((await buildProduct(db, { ...shop, brandId, name })).id);
  }
  const words = ['nokia', 'acme', 'tp', 'link', 'phone', 'case', 'black', 'strap'];
  const usesByWord = new Map(words.map((word) => [word, 1]));
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select ${products.id} as name from ${products} join product_titles as t on t.product_id = ${products.id}
      join product_texts as x on x.product_id = ${products.id}
      where ${inArray(products.id, ids)} and (${condition}) order by 1`);
    return rows.map(({ name }) => name);
  };
  const slotOf = (word: string, place: number) => ({
    from: place,
    to: place + 1,
    alternatives: [[word]],
    typed: [[word]],
  });
  const brandWords = ['nokia', 'acme', 'tp', 'link'];
  const { namedByOthers } = await lookUpWords(db, [], [], [...brandWords, 'never']);
  expect([...namedByOthers].sort()).toEqual(['acme', 'nokia']);
  const write = createQueryWriter(new Set(brandWords));
  let matches = 0;
  for (const asked of [
    'nokia phone',
    'nokia case',
    'nokia black',
    'acme nokia',
    'phone case nokia',
    'tp link case',
    'nokia phone strap',
  ]) {
    const queries = write({ slots: asked.split(' ').map(slotOf), codes: [], usesByWord, namedByOthers });
    const inTitles = await count(sql`t.title @@ ${asked.replaceAll(' ', ' & ')}::tsquery`);
    const found = await count(sql`search_title_places(t.title) @@ ${queries.inTitles}::tsquery
      or search_entries(x.document, ts_filter(x.document, '{b}')) @@ ${queries.inTexts}::tsquery`);
    expect({ asked, found }).toEqual({ asked, found: inTitles });
    matches += inTitles.length;
  }
  expect(matches).toBeGreaterThan(50);
});
