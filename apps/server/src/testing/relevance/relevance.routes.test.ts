import { calls } from '@urumuri/contract/schemas';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { readDemoCatalogue } from '../../seeding/demo-catalogue.ts';
import { noPictures } from '../pictures.ts';
import { makeDemoRows } from '../../seeding/demo-rows.ts';
import { buildTestShop, type TestShop } from '../build-test-shop.ts';
import { demoCatalogue, demoQueries } from './demo-queries.ts';
import { judge, type Relevance, summarise } from './measure-relevance.ts';

let shop: TestShop;
let relevance: Relevance;

beforeAll(async () => {
  shop = await buildTestShop();
  const rows = makeDemoRows(readDemoCatalogue(), noPictures, new Date());
  await shop.database.transaction(async (tx) => {
    const insert = async <Table extends PgTable>(table: Table, values: Table['$inferInsert'][]) => {
      for (let start = 0; start < values.length; start += 100)
        await tx.insert(table).values(values.slice(start, start + 100));
    };
    await insert(schema.sellers, rows.sellers);
    await insert(schema.categories, rows.categories);
    await insert(schema.brands, rows.brands);
    await insert(schema.products, rows.products);
    await insert(schema.searchSynonyms, rows.synonyms);
    await tx.execute('select count_search_words(100000)');
  });
  const outcomes = await judge(demoQueries, demoCatalogue, async (searchValue) => {
    const answer = await shop.app.inject(`/api/home/query-products?${new URLSearchParams({ searchValue }).toString()}`);
    return calls.queryProducts.response.parse(answer.json()).products.map(({ slug }) => slug);
  });
  relevance = summarise(outcomes);
});

afterAll(() => shop.close());

it('puts a right product first for nearly every judged query', () => {
  expect(relevance.queries).toBeGreaterThanOrEqual(60);
  expect(relevance.firstRight).toBeGreaterThanOrEqual(0.95);
});

it('has a right product near the top for all of them', () => {
  expect(relevance.meanReciprocalRank).toBeGreaterThanOrEqual(0.97);
});
