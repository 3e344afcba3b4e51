import { createHash } from 'node:crypto';
import { readSchema } from '../db/migrate.ts';
import { paths } from '../paths.ts';

/** Another key for every set of migrations: what was migrated under this one may be used again. */
export async function readMigrationsKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const { checksum } of await readSchema(paths.migrations)) hash.update(checksum);
  // PostgreSQL cuts names at 63 bytes.
  return hash.digest('hex').slice(0, 32);
}
