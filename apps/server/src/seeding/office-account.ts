import { randomBytes } from 'node:crypto';
import { email as emailSchema } from '@urumuri/contract/schemas';
import { firstIdentity } from '@urumuri/identity';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { sellers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { deleteSecondStep, endSellerSessions, nameOfficeShop } from '../modules/sellers/index.ts';

const passwordBytes = 12;

export const inventPassword = () => randomBytes(passwordBytes).toString('base64url');

/**
 * Makes an account of the marketplace's office, or gives the one with this e-mail a new password, lets it in and ends
 * its sessions and its second step; answers the password, which is kept nowhere and must be changed at the first sign-in. A shop's
 * account is never turned into the office's.
 */
export async function openOfficeAccount(database: Pick<Database, 'transaction'>, email: string): Promise<string> {
  const checked = emailSchema.safeParse(email);
  if (!checked.success) throw new RangeError(`${checked.error.issues[0]?.message}; “${email}” is none.`);
  const password = inventPassword();
  const passwordHash = await createPasswordHasher().hash(password);
  // Who works at the server may let in whom the console has switched off.
  const given = { passwordHash, mustChangePassword: true, status: 'approved' } as const;
  await database.transaction(async (tx) => {
    const [office] = await tx
      .insert(sellers)
      .values({
        ...(await nameOfficeShop(tx, firstIdentity.name)),
        // Until they say what they are called, histories name them by their address.
        ownerName: email.split('@')[0] ?? email,
        email,
        role: 'admin',
        ...given,
      })
      .onConflictDoUpdate({ target: sellers.email, set: given, setWhere: sql`${sellers.role} = 'admin'` })
      .returning({ id: sellers.id });
    if (office === undefined) throw new RangeError(`${email} belongs to a shop. Choose another e-mail for the office.`);
    await endSellerSessions(tx, { sellerId: office.id });
    await deleteSecondStep(tx, office.id);
  });
  return password;
}
