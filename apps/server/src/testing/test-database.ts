import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { migrate, readSchema } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { paths } from '../paths.ts';
import { once } from '../concurrency/once.ts';

/**
 * An empty, migrated database for one test file, on the server that TEST_POSTGRES_URL names: the one the test
 * command started, or the embedded one (`test-server.ts`). Migrated once, then cloned; a bare one has no tables.
 */
export async function openTestDatabase({ isBare = false } = {}): Promise<OpenedDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('TEST_POSTGRES_URL names no server for the test databases.');
  const template = await nameTemplate();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(serverUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(424242)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`CREATE DATABASE ${template}_new`);
      const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, `${template}_new`) });
      await migrate(pool, paths.migrations);
      await pool.end();
      await admin.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`);
    }
    await admin.query(`CREATE DATABASE ${name} ${isBare ? '' : `TEMPLATE ${template} STRATEGY FILE_COPY`}`);
  });
  const database = createDatabase({
    pool: { connectionString: databaseUrl(serverUrl, name), max: 10, connectionTimeoutMillis: 0 },
    // A connection may break while a test ends its database; queries in flight report for themselves.
    onConnectionError: () => undefined,
    checksNesting: true,
    // Neither the pool nor the server limits a statement here: a crowded machine is slow, and much is filled in.
    silenceMs: 600_000,
  });
  return {
    ...database,
    hasRoomToWrite: () => true,
    close: once(async () => {
      await database.close();
      await withAdmin(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }),
  };
}

/** Another for every schema: what was migrated under this name may be used again. */
async function nameTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const { checksum } of await readSchema(paths.migrations)) hash.update(checksum);
  // PostgreSQL cuts names at 63 bytes.
  return `template_${hash.digest('hex').slice(0, 32)}`;
}

export function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/[^/?]*(?=\?|$)/, `/${name}`);
}

async function withAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
