import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { sellers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { endSellerSessions } from '../modules/sellers/index.ts';
import { demoOffice, demoPassword, demoSellers } from './demo-accounts.ts';
import { inventPassword } from './office-account.ts';

const slugs = [...demoSellers, demoOffice].map(({ slug }) => slug);
const emails = new Set([...demoSellers, demoOffice].map(({ email }) => email));

const hasher = createPasswordHasher();

/**
 * Gives the demo shop's accounts the password they may have here, at every start: what was seeded on a laptop may
 * be opened to others later. A password its owner has chosen stays, but not in production. Answers the password
 * to be shown, and how many accounts were changed.
 */
export async function grantDemoAccess(
  database: Database,
  kind: Config['demoAccounts'],
): Promise<{ password?: string; changed: number }> {
  const accounts = await database.db
    .select({ id: sellers.id, email: sellers.email, role: sellers.role, passwordHash: sellers.passwordHash })
    .from(sellers)
    .where(inArray(sellers.slug, slugs));
  const isPublished = await findPublished(accounts.map(({ passwordHash }) => passwordHash));
  const password = { published: demoPassword, given: inventPassword(), locked: undefined }[kind];
  const isToChange = {
    published: ({ passwordHash }: Account) => passwordHash === null,
    given: ({ passwordHash }: Account) => passwordHash === null || isPublished(passwordHash),
    locked: ({ email, passwordHash }: Account) =>
      passwordHash !== null && (emails.has(email) || isPublished(passwordHash)),
  }[kind];
  const passwordHash = password === undefined ? null : await hasher.hash(password);

  /** Servers that start together each try; what the first has changed the others leave alone. */
  const changed = await database.transaction(async (tx) => {
    let count = 0;
    for (const account of accounts.filter(isToChange)) {
      const rows = await tx
        .update(sellers)
        .set({ passwordHash, mustChangePassword: kind === 'given' && account.role === 'admin' })
        .where(
          and(eq(sellers.id, account.id), sql`${sellers.passwordHash} is not distinct from ${account.passwordHash}`),
        )
        .returning({ id: sellers.id });
      if (rows.length > 0) await endSellerSessions(tx, { sellerId: account.id });
      count += rows.length;
    }
    return count;
  });
  const isShown = changed > 0 || (kind === 'published' && accounts.some((one) => isPublished(one.passwordHash)));
  return { changed, ...(isShown && password !== undefined ? { password } : {}) };
}

type Account = { email: string; passwordHash: string | null };

async function findPublished(hashes: (string | null)[]): Promise<(hash: string | null) => boolean> {
  const published = new Set<string | null>();
  for (const hash of new Set(hashes)) if (hash && (await hasher.matches(demoPassword, hash))) published.add(hash);
  return (hash) => published.has(hash);
}
