import { type Executor, runStatement } from '../../db/client.ts';

const newcomer = {
  name: 'insert_newcomer',
  text: 'INSERT INTO customers (id, name, phone, language) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
};

/** Says whether the number was nobody's. */
export async function insertNewcomer(
  tx: Executor,
  id: string,
  { name, phone, language }: { name: string; phone: string; language: string },
): Promise<boolean> {
  return (await runStatement(tx, newcomer, [id, name, phone, language])).length === 1;
}

const walkIn = {
  name: 'find_walk_in',
  text: `WITH made AS (
      INSERT INTO customers (name, walk_in_of)
      SELECT $2, $1 WHERE NOT EXISTS (SELECT FROM customers WHERE walk_in_of = $1)
      ON CONFLICT (walk_in_of) DO UPDATE SET name = excluded.name RETURNING id
    ) SELECT id FROM made UNION ALL SELECT id FROM customers WHERE walk_in_of = $1 LIMIT 1`,
};

/** Whoever buys at a shop's counter and gives no number. */
export async function findWalkIn(db: Executor, shopId: string, name: string): Promise<string> {
  const [row] = await runStatement<{ id: string }>(db, walkIn, [shopId, name]);
  if (row === undefined) throw new Error('The walk-in customer was neither found nor made.');
  return row.id;
}

/** SQL that keeps where a customer had an order sent, for the statement that stores the order. */
export const rememberShipping = (customerId: string, shipping: string) =>
  `UPDATE customers SET saved_shipping = ${shipping} WHERE id = ${customerId} AND saved_shipping IS DISTINCT FROM ${shipping}`;
