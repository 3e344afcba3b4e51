import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../build-test-shop.ts';
import { judge, type Relevance, summarise } from './measure-relevance.ts';
import { loadMessyCatalogue } from './messy-catalogue.repository.ts';
import { makeMessyCatalogue } from './messy-catalogue.ts';
import { messyQueries } from './messy-queries.ts';

const catalogue = makeMessyCatalogue();
let shop: TestShop;
let relevance: Relevance;

beforeAll(async () => {
  shop = await buildTestShop();
  await shop.database.transaction((tx) => loadMessyCatalogue(tx, catalogue));
  // The other half is for bench/relevance.ts alone.
  const queries = messyQueries.filter(({ isKeptApart }) => !isKeptApart);
  const outcomes = await judge(queries, catalogue, async (searchValue) => {
    const answer = await shop.app.inject(`/api/home/query-products?${new URLSearchParams({ searchValue }).toString()}`);
    return calls.queryProducts.response.parse(answer.json()).products.map(({ slug }) => slug);
  });
  relevance = summarise(outcomes);
});

afterAll(() => shop.close());

it('has a catalogue as messy as shops write them, and something that answers every query', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(1200);
  expect(messyQueries.length).toBeGreaterThanOrEqual(300);
  expect(catalogue.filter(({ name }) => name.length > 140).length).toBeGreaterThan(catalogue.length / 3);
  expect(messyQueries.filter(({ isRight }) => !catalogue.some(isRight)).map(({ query }) => query)).toEqual([]);
});

it('puts things before what goes with them, in a shop that was empty before', () => {
  expect(relevance.firstRight).toBeGreaterThanOrEqual(0.92);
  expect(relevance.fiveRight).toBeGreaterThanOrEqual(0.88);
  expect(relevance.nothingFound).toBeLessThanOrEqual(0.01);
});
