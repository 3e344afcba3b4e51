import { randomUUID } from 'node:crypto';
import { customers, customerSessions } from '../db/schema/index.ts';
import { createSessionTokens } from '../modules/accounts/index.ts';
import type { TestShop } from './build-test-shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

type CustomerRow = typeof customers.$inferSelect & { email: string };

export type SignedIn = { customer: CustomerRow; sessionId: string; token: string; headers: { authorization: string } };

/** A customer with a live session; send `headers` to ask as that customer. */
export async function signInCustomer(
  shop: Pick<TestShop, 'database' | 'config'>,
  given: Partial<typeof customers.$inferInsert> = {},
): Promise<SignedIn> {
  const { db } = shop.database;
  const key = randomUUID().slice(0, 8);
  const [customer] = await db
    .insert(customers)
    .values({ name: `Customer ${key}`, email: `customer-${key}@example.com`, ...given })
    .returning();
  if (customer === undefined) throw new Error('The customer was not stored.');
  return openTestSession(shop, { ...customer, email: customer.email ?? '' });
}

/** One more session of a customer who is there already. */
export async function openTestSession(
  { database, config }: Pick<TestShop, 'database' | 'config'>,
  customer: CustomerRow,
): Promise<SignedIn> {
  const [session] = await database.db
    .insert(customerSessions)
    .values({ customerId: customer.id, expiresAt: new Date(Date.now() + 30 * dayMs) })
    .returning();
  if (session === undefined) throw new Error('The session was not stored.');
  const tokens = createSessionTokens('customer', { issuer: config.publicUrl, secret: config.tokenSecret });
  const token = await tokens.sign(customer, session);
  return { customer, sessionId: session.id, token, headers: { authorization: `Bearer ${token}` } };
}
