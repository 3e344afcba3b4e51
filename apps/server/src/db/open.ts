import { existsSync, statfsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { paths } from '../paths.ts';
import { once } from '../shared/once.ts';
import { createDatabase, type Database, type DatabaseOptions } from './client.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded/index.ts';

export type OpenedDatabase = Database & {
  engine: 'PostgreSQL' | 'PGlite';
  /** False when the disk is nearly full: the shop then reads but does not write. */
  hasRoomToWrite(): boolean;
  /** For work whose single statements may take long, such as seeding. */
  withBudget<Result>(budgetMs: number, run: () => Promise<Result>): Promise<Result>;
};

/** PostgreSQL keeps its own time; the embedded engine has a watchdog for the same purpose. */
const serverSettings = {
  application_name: 'urumuri',
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};
const poolSize = 10;
/** A connection knows its statements' plans; a new one would have to make them all anew. */
const idleConnectionKeptMs = 10 * 60_000;
const minimumFreeBytes = 200 * 1024 * 1024;

export async function openDatabase(config: Config, log: Logger): Promise<OpenedDatabase> {
  const options = {
    onConnectionError: (error: Error) => log.warn({ err: error }, 'a database connection broke'),
    checksNesting: config.environment !== 'production',
  };
  if (config.databaseUrl) {
    const pool = {
      connectionString: config.databaseUrl,
      max: poolSize,
      idleTimeoutMillis: idleConnectionKeptMs,
      ...serverSettings,
    };
    return {
      ...createDatabase({ pool, ...options }),
      engine: 'PostgreSQL',
      hasRoomToWrite: () => true,
      withBudget: (_budgetMs, run) => run(),
    };
  }
  const embedded = await openEmbeddedDatabase({
    dataDir: config.dataDir,
    ...(existsSync(paths.databaseTemplate) ? { templatePath: paths.databaseTemplate } : {}),
    onEvent: ({ type, ...details }) =>
      log[type === 'stalled' || type === 'ended' ? 'warn' : 'debug'](details, `database ${type}`),
  });
  return overEmbedded(embedded, options);
}

function overEmbedded(embedded: EmbeddedDatabase, options: Omit<DatabaseOptions, 'pool'>): OpenedDatabase {
  // Callers queue for the one connection; a page that needs several queries must not starve the rest.
  const database = createDatabase({ pool: { ...embedded.connection, connectionTimeoutMillis: 8000 }, ...options });
  return {
    ...database,
    engine: 'PGlite',
    hasRoomToWrite: embedded.hasRoomToWrite,
    withBudget: embedded.withBudget,
    close: once(async () => {
      await database.close();
      await embedded.close();
    }),
  };
}

/** Free space of the disk a directory is on; asked before anything is created there. */
export function hasRoomIn(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= minimumFreeBytes;
}
