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

/** SQL that keeps where a customer had an order sent, for the statement that stores the order. */
export const rememberShipping = (customerId: string, shipping: string) =>
  `UPDATE customers SET saved_shipping = ${shipping} WHERE id = ${customerId} AND saved_shipping IS DISTINCT FROM ${shipping}`;
