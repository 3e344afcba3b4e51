import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { once } from '../concurrency/once.ts';

/** What a repository function takes first: the database, or the transaction it must stay inside. */
export type Executor = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export type Database = ReturnType<typeof createDatabase>;

/** Ready-made SQL. Under a name each connection reads and plans it once; without one it is planned for its values. */
export type Statement = { name?: string; text: string };

/** Deadlock, serialisation failure, lock timeout: nothing happened, and a second try may succeed. */
const retryableStates = new Set(['40P01', '40001', '55P03']);
const triesPerTransaction = 3;

/** The database has answered an attempt to change something by saying that it is a copy, or only to be read. */
const readOnlyState = '25006';
/** Twice what the server lets any statement take, because nothing hurries a slow disk at a COMMIT: who has not even refused by then is gone. */
const defaultSilenceMs = 10_000;
/** After which an idle connection is asked whether the other end is still there. */
const keepAliveDelayMs = 10_000;
/** Lazily opened, few, and worth waiting for. */
const backgroundOptions = { max: 3, connectionTimeoutMillis: 60_000, idleTimeoutMillis: 10_000 };

/** A server that supposes turning disks reads whole tables where an index is as quick, and statements of a page are not worth compiling. */
const plannerOptions = '-c random_page_cost=1.1 -c jit=off';

export async function runStatement<Row extends pg.QueryResultRow>(
  executor: Executor,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return (await ask(executor.$client.query<Row>({ ...statement, values }))).rows;
}

type SentItem = string | number | boolean | null | undefined;
export type SentValue = SentItem | readonly SentItem[];

/** The same for a statement that answers with a single text in each row. */
export async function readTexts(
  executor: Executor,
  statement: Statement,
  values: SentValue[],
): Promise<(string | null)[]> {
  const question = { ...statement, values, rowMode: 'array' as const };
  const { rows } = await ask(executor.$client.query<[string | null]>(question));
  return rows.map(([text]) => text);
}

/** For work whose single statements may take long, such as seeding: lifts, until its transaction ends, what protects visitors from them. */
export async function liftTimeouts(client: pg.ClientBase): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
}

const drizzleConfig = { casing: 'snake_case' } as const;

/** One for all databases: every one that is ever used is handed on by each promise and timer there is. */
const inTransaction = new AsyncLocalStorage<object[]>();

type DatabaseOptions = {
  pool: pg.PoolConfig;
  onConnectionError(error: Error): void;
  /** Whether to notice a use of the database inside its own transaction: in production that would slow every request. */
  checksNesting: boolean;
  /** How long it may say nothing when it was asked. */
  silenceMs?: number;
};

export function createDatabase(options: DatabaseOptions) {
  const { pool: poolConfig, onConnectionError, checksNesting, silenceMs = defaultSilenceMs } = options;
  const config: pg.PoolConfig = {
    // Also counts while the event loop is busy with a crowd, so it must outlast the worst of those.
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    options: plannerOptions,
    // BIGINT columns hold francs and counters, all far below 2⁵³.
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
    ...poolConfig,
  };
  const key = {};
  /** Inside a transaction the outer client reads outside it, and waits for ever once every connection is in one. */
  function refuseNesting(): void {
    if (!inTransaction.getStore()?.includes(key)) return;
    throw new Error('The database was used inside a transaction; pass the transaction on instead.');
  }

  const openPool = (differences: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...config, ...differences });
    const connect: (...args: []) => Promise<pg.PoolClient> = pool.connect.bind(pool);
    if (checksNesting) {
      pool.connect = (...args: []) => {
        refuseNesting();
        return connect(...args);
      };
    }
    // Without a listener a connection that breaks, idle or in use, would end the process.
    pool.on('error', onConnectionError);
    pool.on('connect', (client) => client.on('error', onConnectionError));
    return pool;
  };
  const pool = openPool({ query_timeout: silenceMs });
  const backgroundPool = openPool(backgroundOptions);
  let answeredAt = Number.NEGATIVE_INFINITY;
  pool.on('release', (reason: unknown) => {
    if (!reason || reason instanceof pg.DatabaseError) answeredAt = performance.now();
    else if (reason instanceof Error) dropIdle(pool).catch(onConnectionError);
  });
  const db: Executor = drizzle(pool, {
    ...drizzleConfig,
    ...(checksNesting && { logger: { logQuery: refuseNesting } }),
  });
  const executorByClient = new WeakMap<pg.PoolClient, Executor>();

  /** Of each connection one executor for all its transactions, so that what was prepared for it stays prepared. */
  function executorOf(client: pg.PoolClient): Executor {
    const known = executorByClient.get(client);
    if (known) return known;
    const executor = drizzle(client, drizzleConfig);
    executorByClient.set(client, executor);
    return executor;
  }

  async function tryTransaction<Result>(
    from: pg.Pool,
    work: (tx: Executor, client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const client = await ask(from.connect());
    let unfit: Error | boolean = false;
    try {
      await ask(client.query('BEGIN'));
      const begin = () => work(executorOf(client), client);
      const result = await (checksNesting
        ? inTransaction.run([...(inTransaction.getStore() ?? []), key], begin)
        : begin());
      await ask(client.query('COMMIT'));
      return result;
    } catch (error) {
      if (isDatabaseLost(error)) unfit = new DatabaseLostError(error);
      else {
        // What was the primary before a failover is left; the next connection finds the one of today.
        unfit = findSqlState(error) === readOnlyState;
        await client.query('ROLLBACK').catch((reason: Error) => (unfit = reason));
      }
      throw error;
    } finally {
      client.release(unfit);
    }
  }

  async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === triesPerTransaction || !retryableStates.has(findSqlState(error) ?? '')) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }

  return {
    db,
    pool,
    /** Its connections wait for an answer as long as it takes. */
    backgroundPool,
    /** Runs one use case atomically. A deadlock or a lock that came too late is tried again. */
    transaction: <Result>(work: (tx: Executor) => Promise<Result>) => tryAgain(() => tryTransaction(pool, work)),
    /** The same for a use case that is a single statement, which needs no transaction around it. */
    run: <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
      tryAgain(() => runStatement<Row>(db, statement, values)),
    /** A transaction that nobody waits for at a screen, such as an import: a busy database may take its time. */
    backgroundTransaction: <Result>(work: (tx: Executor) => Promise<Result>) =>
      tryAgain(() =>
        tryTransaction(backgroundPool, async (tx, client) => {
          await liftTimeouts(client);
          return work(tx);
        }),
      ),
    /** When, on the clock of `performance`, a connection last came back with an answer. */
    answeredAt: () => answeredAt,
    close: once(async () => {
      await Promise.all([pool.end(), backgroundPool.end()]);
    }),
  };
}

/** A router that has forgotten one connection, or a machine that is gone, has left the others in the same state. */
async function dropIdle(pool: pg.Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0 && pool.idleCount > 0; left -= 1) (await pool.connect()).release(true);
}

/** The database gave no answer: it could not be reached, did not say anything in time, or the connection broke. */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';

  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** Tells what the database has answered from the lack of an answer. */
async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw error instanceof pg.DatabaseError ? error : new DatabaseLostError(error);
  }
}

/** Whether something failed for lack of an answer, also when the query builder asked. */
export function isDatabaseLost(error: unknown): boolean {
  const causes = listCauses(error);
  if (causes.some((cause) => cause instanceof pg.DatabaseError)) return false;
  return causes.some((cause) => cause instanceof DatabaseLostError || cause instanceof DrizzleQueryError);
}

function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current);
  return causes;
}

/** The SQLSTATE of a database error, or the system's word for why it was not reached, also when a query builder has wrapped it. */
export function findSqlState(error: unknown): string | undefined {
  for (const cause of listCauses(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}

/** The constraint that something breaks. */
export function findConstraint(error: unknown): string | undefined {
  for (const cause of listCauses(error))
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  return undefined;
}

/** Something that may be there once is there already. */
export const isTaken = (error: unknown) => findSqlState(error) === '23505';

/** Says whether it could be stored: false where it may be there once and is there already. */
export async function unlessTaken(storing: PromiseLike<unknown>): Promise<boolean> {
  try {
    await storing;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
