import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type DatabaseOptions } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { paths } from '../paths.ts';
import { once } from '../concurrency/once.ts';
import { readMigrationsKey } from './migrations-key.ts';

/** Migrates a template once per set of migrations and clones it for each test file. */
export async function openTestPostgres(options: Omit<DatabaseOptions, 'pool'>): Promise<OpenedDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('TEST_ENGINE=postgres needs TEST_POSTGRES_URL.');
  const template = `template_${await readMigrationsKey()}`;
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
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = createDatabase({
    pool: { connectionString: databaseUrl(serverUrl, name), max: 10 },
    ...options,
  });
  return {
    ...database,
    engine: 'PostgreSQL',
    hasRoomToWrite: () => true,
    withBudget: (_budgetMs, run) => run(),
    close: once(async () => {
      await database.close();
      await withAdmin(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }),
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
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
