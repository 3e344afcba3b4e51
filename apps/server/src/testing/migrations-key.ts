import { readMigrations } from '../db/migrate.ts';
import { paths } from '../paths.ts';

/** Another key for every set of migrations: what was migrated under this one may be used again. */
export async function readMigrationsKey(): Promise<string> {
  const migrations = await readMigrations(paths.migrations);
  return migrations.map(({ checksum }) => checksum.slice(0, 8)).join('_');
}
