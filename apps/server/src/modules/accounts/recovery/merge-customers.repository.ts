import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { customers, messageCodes } from '../../../db/schema/index.ts';

/** What is left of a customer whose things have gone to another: where to send, and the sessions end. */
export async function endCustomer(tx: Executor, from: string, to: string): Promise<void> {
  // What would have opened the account that is gone.
  await tx.delete(messageCodes).where(eq(messageCodes.readerId, from));
  await tx.execute(sql`UPDATE customers AS own SET saved_shipping = coalesce(own.saved_shipping, gone.saved_shipping)
    FROM customers AS gone WHERE own.id = ${to} AND gone.id = ${from}`);
  await tx.delete(customers).where(eq(customers.id, from));
}
