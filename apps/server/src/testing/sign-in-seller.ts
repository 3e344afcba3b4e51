import { randomUUID } from 'node:crypto';
import { sellers, sellerSessions } from '../db/schema/index.ts';
import { createSessionTokens } from '../modules/accounts/index.ts';
import type { TestShop } from './build-test-shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

type SellerRow = typeof sellers.$inferSelect;

export type SignedInSeller = { seller: SellerRow; token: string; headers: { authorization: string } };

type SignInDeps = Pick<TestShop, 'database'> & { config: Pick<TestShop['config'], 'publicUrl' | 'tokenSecret'> };

/** A seller who is let in, with a live session; send `headers` to ask as that seller. */
export async function signInSeller(
  shop: SignInDeps,
  given: Partial<typeof sellers.$inferInsert> = {},
): Promise<SignedInSeller> {
  const key = randomUUID().slice(0, 8);
  const [seller] = await shop.database.db
    .insert(sellers)
    .values({
      slug: `shop-${key}`,
      shopName: `Shop ${key}`,
      ownerName: 'An Owner',
      email: `shop-${key}@example.com`,
      status: 'approved',
      ...given,
    })
    .returning();
  if (seller === undefined) throw new Error('The seller was not stored.');
  return openSellerSession(shop, seller);
}

/** One more session of a seller who is there already. */
export async function openSellerSession({ database, config }: SignInDeps, seller: SellerRow): Promise<SignedInSeller> {
  const [session] = await database.db
    .insert(sellerSessions)
    .values({ sellerId: seller.id, expiresAt: new Date(Date.now() + 30 * dayMs) })
    .returning();
  if (session === undefined) throw new Error('The session was not stored.');
  const tokens = createSessionTokens('seller', { issuer: config.publicUrl, secret: config.tokenSecret });
  const token = await tokens.sign({ ...seller, name: seller.shopName }, session);
  return { seller, token, headers: { authorization: `Bearer ${token}` } };
}
