import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { once } from '../concurrency/once.ts';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** What a repository function takes first: the database, or the transaction it must stay inside. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Schema>;

export type Database = {
  db: NodePgDatabase<Schema>;
  /** Runs one use case atomically. A deadlock or a lock that came too late is tried again. */
  transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result>;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Deadlock, serialisation failure, lock timeout: nothing happened, and a second try may succeed. */
const retryableStates = new Set(['40P01', '40001', '55P03']);
const triesPerTransaction = 3;

/** For work whose single statements may take long, such as seeding: lifts, until its transaction ends, what protects visitors from them. */
export const liftTimeouts = 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0';

type RunInside = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Asking the outer client inside a transaction reads outside it, and waits for ever once every connection is
 * in such a transaction. So in development and tests it is made a loud bug; in production the context it takes
 * to notice would slow down every request.
 */
function forbidPoolInsideTransaction(pool: pg.Pool): RunInside {
  const insideTransaction = new AsyncLocalStorage<boolean>();
  const refuse = () => {
    if (insideTransaction.getStore()) {
      throw new Error('The database was used inside a transaction; pass the transaction on instead.');
    }
  };
  const query = pool.query.bind(pool);
  const connect = pool.connect.bind(pool);
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      refuse();
      return query(...args);
    },
    connect: (...args: Parameters<typeof connect>) => {
      refuse();
      return connect(...args);
    },
  });
  return (work) => insideTransaction.run(true, work);
}

export type DatabaseOptions = {
  pool: pg.PoolConfig;
  onConnectionError(error: Error): void;
  /** Whether to notice a use of the database inside its own transaction. */
  checksNesting: boolean;
};

export function createDatabase({ pool: poolConfig, onConnectionError, checksNesting }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    // Also counts while the event loop is busy with a crowd, so it must outlast the worst of those.
    connectionTimeoutMillis: 5000,
    // BIGINT columns hold francs and counters, all far below 2⁵³.
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
    ...poolConfig,
  });
  // Without a listener a connection that breaks, idle or in use, would end the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const runInside: RunInside = checksNesting ? forbidPoolInsideTransaction(pool) : (work) => work();
  const db = drizzle(pool, { schema, casing: 'snake_case' });

  async function transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction((tx) => runInside(() => work(tx)));
      } catch (error) {
        if (attempt === triesPerTransaction || !retryableStates.has(findSqlState(error) ?? '')) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }

  return { db, pool, transaction, close: once(() => pool.end()) };
}

/** The SQLSTATE of a database error, also when a query builder has wrapped it. */
export function findSqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}
