import { eq } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { customers } from './schema/index.ts';

/**
 * One writer at a time for what a customer owns, so that counting before adding is exact. The lock is
 * the first a use case takes, and lets rows that merely refer to the customer come and go.
 */
export async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}
