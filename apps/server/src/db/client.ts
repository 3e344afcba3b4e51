import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
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
  /** The same for a use case that is a single statement, which needs no transaction around it. */
  run<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
  pool: pg.Pool;
  /** When, on the clock of `performance`, a connection last came back with an answer. */
  answeredAt(): number;
  close(): Promise<void>;
};

/** Ready-made SQL: nothing is put together per call, and each connection reads and plans it once, under its name. */
export type Statement = { name: string; text: string };

/** Deadlock, serialisation failure, lock timeout: nothing happened, and a second try may succeed. */
const retryableStates = new Set(['40P01', '40001', '55P03']);
const triesPerTransaction = 3;

/** The database has answered an attempt to change something by saying that it is a copy, or only to be read. */
export const readOnlyState = '25006';
/** Twice what the server lets any statement take, because nothing hurries a slow disk at a COMMIT: who has not even refused by then is gone. */
const defaultSilenceMs = 10_000;
/** After which an idle connection is asked whether the other end is still there. */
const keepAliveDelayMs = 10_000;

/** A server that supposes turning disks reads whole tables where an index is as quick, and statements of a page are not worth compiling. */
const plannerOptions = '-c random_page_cost=1.1 -c jit=off';

const clientOf = new WeakMap<Executor, pg.ClientBase | pg.Pool>();
const unhurried = new WeakSet<pg.ClientBase>();

function findClient(executor: Executor): pg.ClientBase | pg.Pool {
  const client = clientOf.get(executor);
  if (!client) throw new Error('This is neither the database nor one of its transactions.');
  return client;
}

export async function runStatement<Row extends pg.QueryResultRow>(
  executor: Executor,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  return (await findClient(executor).query<Row>({ name, text, values })).rows;
}

/** The same for a statement that answers with a single text in each row. */
export function readTexts(executor: Executor, statement: Statement, values: SentValue[]): Promise<(string | null)[]> {
  const client = findClient(executor);
  return new Promise((resolve, reject) => {
    const query = new TextQuery(statement, values);
    // The pool hands a query over as it is, and takes care of the connection; its types do not tell of that.
    (client as pg.Client).query(query as unknown as pg.QueryConfig, (error: Error | null) =>
      error ? reject(error) : resolve(query.answers),
    );
  });
}

type SentItem = string | number | boolean | null | undefined;
export type SentValue = SentItem | readonly SentItem[];

/** As the database reads it. */
function writeValue(value: SentValue): string | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? `{${value.map(writeItem).join(',')}}` : String(value);
}

function writeItem(item: SentItem): string {
  if (item === null || item === undefined) return 'NULL';
  const text = String(item);
  const isPlain = !text.includes('"') && !text.includes('\\');
  return isPlain ? `"${text}"` : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * The driver asks with every question what the answer will look like, and reads the description anew each time. Of
 * texts there is nothing to describe: not asking spares a twentieth of what the server does for a listing.
 */
class TextQuery {
  readonly name: string;
  readonly text: string;
  /** Written before anything is sent: a connection that was told half a question would wait for the rest. */
  readonly values: (string | null)[];
  readonly answers: (string | null)[] = [];
  /** Set by the driver. */
  declare callback: (error: Error | null) => void;

  constructor({ name, text }: Statement, values: SentValue[]) {
    this.name = name;
    this.text = text;
    this.values = values.map(writeValue);
  }

  submit(connection: DriverConnection): void {
    const { name, text } = this;
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection;
    connection.stream.cork();
    if (name === '' || (parsed[name] ?? submitted[name]) === undefined) {
      connection.parse({ name, text });
      if (name !== '') submitted[name] = text;
    }
    connection.bind({ statement: name, values: this.values });
    connection.execute();
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { fields: [string | null] }): void {
    this.answers.push(fields[0]);
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

/** For work whose single statements may take long, such as seeding: lifts, until its transaction ends, what protects visitors from them. */
export async function liftTimeouts(transaction: Executor | pg.ClientBase): Promise<void> {
  const client = transaction instanceof pg.Client ? transaction : clientOf.get(transaction as Executor);
  if (!(client instanceof pg.Client)) throw new Error('Only a transaction can be given more time.');
  unhurried.add(client);
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
}

const drizzleConfig = { schema, casing: 'snake_case' } as const;

/** One for all databases: every one that is ever used is handed on by each promise and timer there is. */
const inTransaction = new AsyncLocalStorage<pg.Pool[]>();

type RunInside = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Asking the outer client inside a transaction reads outside it, and waits for ever once every connection is
 * in such a transaction. So in development and tests it is made a loud bug; in production the context it takes
 * to notice would slow down every request.
 */
function forbidPoolInsideTransaction(pool: pg.Pool): RunInside {
  const refuse = () => {
    if (inTransaction.getStore()?.includes(pool)) {
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
  return (work) => inTransaction.run([...(inTransaction.getStore() ?? []), pool], work);
}

export type DatabaseOptions = {
  pool: pg.PoolConfig;
  onConnectionError(error: Error): void;
  /** Whether to notice a use of the database inside its own transaction. */
  checksNesting: boolean;
  /** How long it may say nothing when it was asked. */
  silenceMs?: number;
};

export function createDatabase(options: DatabaseOptions): Database {
  const { pool: poolConfig, onConnectionError, checksNesting, silenceMs = defaultSilenceMs } = options;
  const pool = new pg.Pool({
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
  });
  // Without a listener a connection that breaks, idle or in use, would end the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  dropSilentConnections(pool, silenceMs);
  let answeredAt = Number.NEGATIVE_INFINITY;
  pool.on('release', (_error, client) => {
    if (!(client as Connected).connection.stream.destroyed) answeredAt = performance.now();
  });
  const runInside: RunInside = checksNesting ? forbidPoolInsideTransaction(pool) : (work) => work();
  const db = drizzle(pool, drizzleConfig);
  clientOf.set(db, pool);
  const executorByClient = new WeakMap<pg.PoolClient, Executor>();

  /** Of each connection one executor for all its transactions, so that what was prepared for it stays prepared. */
  function executorOf(client: pg.PoolClient): Executor {
    const known = executorByClient.get(client);
    if (known) return known;
    const executor = drizzle(client, drizzleConfig);
    executorByClient.set(client, executor);
    clientOf.set(executor, client);
    return executor;
  }

  async function tryTransaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let isUnfit = false;
    try {
      await client.query('BEGIN');
      const result = await runInside(() => work(executorOf(client)));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // What was the primary before a failover is left; the next connection finds the one of today.
      isUnfit = findSqlState(error) === readOnlyState;
      await client.query('ROLLBACK').catch(() => (isUnfit = true));
      throw error;
    } finally {
      client.release(isUnfit);
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
    transaction: (work) => tryAgain(() => tryTransaction(work)),
    run: (statement, values) => tryAgain(() => runStatement(db, statement, values)),
    answeredAt: () => answeredAt,
    close: once(() => pool.end()),
  };
}

/**
 * A connection that a router has forgotten, or whose machine is gone, takes questions and never answers. It is cut
 * off, which fails what waits for it; the idle ones went the same way at the same time, so they go too.
 */
function dropSilentConnections(pool: pg.Pool, silenceMs: number): void {
  const idle = new Set<Connected>();
  pool.on('acquire', (client) => void idle.delete(client as Connected));
  pool.on('release', (_error, client) => {
    unhurried.delete(client);
    idle.add(client as Connected);
  });
  pool.on('remove', (client) => void idle.delete(client as Connected));
  pool.on('connect', (connected) => {
    const client = connected as Connected;
    const { stream } = client.connection;
    stream.setTimeout(silenceMs).on('timeout', () => {
      // Who was idle all this time may be asked in this very moment, and has said nothing yet.
      if (client.readyForQuery) return;
      const { bytesRead } = stream;
      // This process may have been too busy to read the answer that is there: what has come is read first.
      setImmediate(() => {
        if (client.readyForQuery || unhurried.has(client) || stream.bytesRead !== bytesRead) return;
        for (const gone of [client, ...idle]) gone.connection.stream.destroy(new SilentDatabaseError());
      });
    });
  });
}

/** Parts of the driver that its types do not tell of. */
type Connected = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };

type DriverConnection = {
  stream: Socket;
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: Statement): void;
  bind(bound: { statement: string; values: (string | null)[] }): void;
  execute(): void;
  sync(): void;
};

class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';
  override message = 'The database does not answer.';
}

/** The SQLSTATE of a database error, also when a query builder has wrapped it. */
export function findSqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}

/** Something that may be there once is there already. */
export const isTaken = (error: unknown) => findSqlState(error) === '23505';
