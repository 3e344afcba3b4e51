import { randomBytes } from 'node:crypto';
import { email as emailSchema } from '@urumuri/contract/schemas';
import { identity } from '@urumuri/identity';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { sellers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { dropSecondStep, endSellerSessions, nameKeyOf } from '../modules/sellers/index.ts';

const passwordBytes = 12;

export const inventPassword = () => randomBytes(passwordBytes).toString('base64url');

/**
 * Makes an account of the marketplace's office, or gives the one with this e-mail a new password and ends its
 * sessions and its second step; answers the password, which is kept nowhere and must be changed at the first sign-in. A shop's
 * account is never turned into the office's.
 */
export async function openOfficeAccount(database: Pick<Database, 'transaction'>, email: string): Promise<string> {
  const checked = emailSchema.safeParse(email);
  if (!checked.success) throw new RangeError(`${checked.error.issues[0]?.message}; “${email}” is none.`);
  const password = inventPassword();
  const given = { passwordHash: await createPasswordHasher().hash(password), mustChangePassword: true };
  const key = randomBytes(2).toString('hex');
  const shopName = `${identity.name} Office ${key}`;
  await database.transaction(async (tx) => {
    const [office] = await tx
      .insert(sellers)
      .values({
        slug: `office-${key}`,
        shopName,
        nameKey: nameKeyOf(shopName),
        // Until they say what they are called, histories name them by their address.
        ownerName: email.split('@')[0] ?? email,
        email,
        role: 'admin',
        status: 'approved',
        ...given,
      })
      .onConflictDoUpdate({ target: sellers.email, set: given, setWhere: sql`${sellers.role} = 'admin'` })
      .returning({ id: sellers.id });
    if (office === undefined) throw new RangeError(`${email} belongs to a shop. Choose another e-mail for the office.`);
    await endSellerSessions(tx, { sellerId: office.id });
    await dropSecondStep(tx, office.id);
  });
  return password;
}
