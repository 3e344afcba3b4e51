import { expect, it } from 'vitest';
import { listForeignWrites, listTablesOfNobody, owners, readTables, readWrites } from './table-rules.mjs';

const schema = `
export const products = pgTable('products', {});
export const cartLines = pgTable(
  'cart_lines',
);`;
const tables = readTables(schema);
const file = 'apps/server/src/modules/cart/cart.repository.ts';
const judge = (source: string) => listForeignWrites(file, readWrites(file, source, tables));
const refusal = `${file} writes products. Only a module's own repository writes its tables. Ask modules/catalogue through its index.ts.`;

it.each([
  ['the query builder', 'await tx.update(products).set({ stock: 1 });'],
  ['it, under another name', "import { products as goods } from '../schema.ts'; await tx.insert(goods).values(row);"],
  ['a deletion by it', 'await tx.delete(products).where(eq(products.id, id));'],
  ['SQL', 'await tx.execute(sql`UPDATE products SET stock = 1`);'],
  ['SQL that names the table of the schema', 'await tx.execute(sql`delete from ${products} where id = ${id}`);'],
  ['a part of a longer statement', "const store = { text: 'WITH gone AS (DELETE FROM products) SELECT 1' };"],
])('refuses a cart that writes products by %s', (_how, source) => {
  expect(judge(source)).toEqual([refusal]);
});

it.each([
  [
    'its own table',
    'await tx.insert(cartLines).values(line); await tx.execute(sql`UPDATE cart_lines SET quantity = 1`);',
  ],
  [
    'nothing: it reads by a join',
    'sql`SELECT FROM cart_lines JOIN products ON products.id = product_id FOR UPDATE OF products`',
  ],
  [
    'nothing: it changes its row where there is one',
    'sql`INSERT INTO cart_lines SELECT 1 ON CONFLICT DO UPDATE SET quantity = 1`',
  ],
  ['nothing: it says so in a comment', '// UPDATE products is not for us\nconst held = new Map(); held.delete(key);'],
])('lets it write %s', (_what, source) => {
  expect(judge(source)).toEqual([]);
});

it.each([
  ['SQL', 'await tx.execute(sql`UPDATE ${sql.identifier(table)} SET customer_id = ${to}`);'],
  ['the query builder', 'await tx.update(table).set(change);'],
])('refuses a table that is named only when it runs, by %s', (_how, source) => {
  expect(judge(source)).toEqual([expect.stringContaining('Name the table in the statement.')]);
});

it('misses a table that no module owns, and one that is gone', () => {
  const [unowned, gone] = listTablesOfNobody(new Map([['parcels', 'parcels']]));
  expect(unowned).toContain('No module owns the table parcels.');
  expect(gone).toContain('There is no table customers to be owned.');
});

it('gives each table to one module', () => {
  const all = Object.values(owners).flat();
  expect(all.length).toBe(new Set(all).size);
});
