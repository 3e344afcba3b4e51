import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { fixedLimit } from './prepare-once.ts';
import { products } from './schema/index.ts';

it('writes a fixed limit into the statement itself, where the builder’s types know only placeholders', () => {
  const query = drizzle('postgres://nobody@localhost/none').select({ id: products.id }).from(products);
  expect(query.limit(fixedLimit(24)).toSQL()).toEqual({
    sql: expect.stringMatching(/ limit 24$/),
    params: [],
  });
});
