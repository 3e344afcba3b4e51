import { type Executor, runStatement } from './client.ts';

const lock = { name: 'lock_customer', text: 'SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE' };

/**
 * One writer at a time for what a customer owns, so that counting before adding is exact. Says whether the customer is
 * still there: one of the counter may have become part of another account.
 */
export async function lockCustomer(tx: Executor, customerId: string): Promise<boolean> {
  return (await runStatement(tx, lock, [customerId])).length === 1;
}
