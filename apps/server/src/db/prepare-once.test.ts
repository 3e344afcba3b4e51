import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { limited } from './prepare-once.ts';
import { products } from './schema/index.ts';

it('writes a limit into the statement itself', () => {
  const db = drizzle('postgres://nobody@localhost/none');
  const all = db.select({ id: products.id }).from(products);
  expect(db.select().from(limited(all, 24)).toSQL()).toEqual({ sql: expect.stringMatching(/ limit 24$/), params: [] });
});
