import { randomBytes } from 'node:crypto';
import { identity } from '@urumuri/identity';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { sellers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';

const passwordBytes = 12;

/**
 * Makes an account of the marketplace's office, or gives the one with this e-mail a new password; answers the
 * password, which is kept nowhere. A shop's account is never turned into the office's.
 */
export async function openOfficeAccount({ db }: Pick<Database, 'db'>, email: string): Promise<string> {
  const password = randomBytes(passwordBytes).toString('base64url');
  const passwordHash = await createPasswordHasher().hash(password);
  const key = randomBytes(2).toString('hex');
  const rows = await db
    .insert(sellers)
    .values({
      slug: `office-${key}`,
      shopName: `${identity.name} Office ${key}`,
      ownerName: 'Office',
      email,
      role: 'admin',
      status: 'approved',
      passwordHash,
    })
    .onConflictDoUpdate({ target: sellers.email, set: { passwordHash }, setWhere: sql`${sellers.role} = 'admin'` })
    .returning({ id: sellers.id });
  if (rows.length === 0) throw new RangeError(`${email} belongs to a shop. Choose another e-mail for the office.`);
  return password;
}
