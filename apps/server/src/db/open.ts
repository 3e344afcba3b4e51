import { statfsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { once } from '../concurrency/once.ts';
import { createDatabase } from './client.ts';
import { type EmbeddedOptions, openEmbeddedDatabase } from './embedded/index.ts';

export type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

const serverSettings = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};
/** For all workers of a machine together about twenty, but no worker may starve. */
const poolSizeOf = (workers: number) => Math.min(10, Math.max(4, Math.ceil(20 / workers)));
/** A connection knows its statements' plans; a new one would have to make them all anew. */
const idleConnectionKeptMs = 10 * 60_000;
const minimumFreeBytes = 200 * 1024 * 1024;
const roomKnownMs = 1000;

/** The PostgreSQL that DATABASE_URL names, or the shop's own; the same pool and the same limits on both. */
export async function openDatabase(config: Config, log: Logger, as: EmbeddedOptions['as'] = 'shop') {
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbeddedDatabase({
        dataDir: config.dataDir,
        as,
        onRestart: (reason) => log.warn({ reason }, 'PostgreSQL is started again'),
      });
  const database = createDatabase({
    pool: {
      connectionString: config.databaseUrl ?? embedded?.url,
      max: poolSizeOf(config.workers),
      idleTimeoutMillis: idleConnectionKeptMs,
      // A restore looks for this name: it must not work beside an open shop.
      application_name: `urumuri ${as === 'worker' ? 'shop' : as}`,
      ...serverSettings,
    },
    onConnectionError: (error: Error) => log.warn({ err: error }, 'a database connection broke'),
    checksNesting: config.environment !== 'production',
  });
  return {
    ...database,
    /** False when the disk is nearly full: the shop then reads but does not write. */
    hasRoomToWrite: embedded ? createRoomCheck(config.dataDir) : () => true,
    close: once(() => database.close().then(() => embedded?.close())),
  };
}

/** Free space of the disk a directory is on; asked before anything is created there. */
export function hasRoomIn(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= minimumFreeBytes;
}

/** Looked up at most once a second: every write asks. */
export function createRoomCheck(directory: string): () => boolean {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    if (performance.now() - checkedAt < roomKnownMs) return hasRoom;
    checkedAt = performance.now();
    hasRoom = hasRoomIn(directory);
    return hasRoom;
  };
}
