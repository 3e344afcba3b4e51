import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { once } from '../../concurrency/once.ts';
import { type Cluster, findAddress, openCluster, startCluster, stopCluster } from './cluster.ts';
import { StartError } from '../../start-failure.ts';
import { findPrograms } from './programs.ts';

export type EmbeddedOptions = {
  dataDir: string;
  /** One shop at a time serves a data directory; its workers and any number of commands work on it beside. */
  as: 'shop' | 'worker' | 'command';
  onRestart?(reason: unknown): void;
};

export type EmbeddedDatabase = Awaited<ReturnType<typeof openEmbeddedDatabase>>;

/** After a kill the old processes take a moment to leave the folder. */
const startWithinMs = 15_000;
/** What it says meanwhile; all else would be the same a moment later. */
const isOccupied = /already exists|still in use|in use/;
/** The sessions of a shop that was killed end by themselves, a statement under way later than the rest. */
const goneWithinMs = 6_000;
const retryMs = 100;

/** Advisory locks in the database itself tell who uses it: they vanish with their process, however it ends. */
const userLock = 7_830_412;
const shopLock = 7_830_413;

/** The PostgreSQL of a data directory; one that runs already, of a killed shop or a command, is used as it is. */
export async function openEmbeddedDatabase({ dataDir, as, onRestart }: EmbeddedOptions) {
  mkdirSync(dataDir, { recursive: true });
  const cluster = await openCluster(dataDir, await findPrograms());
  const closing = new AbortController();
  let session = await openSession(cluster, as, closing.signal);
  let restarting: Promise<void> | undefined;
  restartWhenEnded();

  function restartWhenEnded(): void {
    session.client.once('end', () => void (restarting = restart()));
  }

  /** The session ends when PostgreSQL does: killed, out of memory, stopped by hand. */
  async function restart(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        onRestart?.('the embedded PostgreSQL has ended');
        session = await openSession(cluster, as, closing.signal);
        return restartWhenEnded();
      } catch (error) {
        onRestart?.(error);
        await sleep(retryMs * 10);
      }
    }
  }

  /** The last to leave stops PostgreSQL. */
  async function close(): Promise<void> {
    closing.abort();
    await restarting;
    if (await isLastToLeave(session.client)) await stopCluster(cluster);
  }

  return { url: session.url, close: once(close) };
}

type Session = { client: pg.Client; url: string };

async function openSession(cluster: Cluster, as: EmbeddedOptions['as'], closing: AbortSignal): Promise<Session> {
  const session = await connect(cluster, `urumuri ${as} ${process.pid}`, closing);
  try {
    await session.client.query('SELECT pg_advisory_lock_shared($1)', [userLock]);
    if (as === 'shop') await takeShopLock(session.client, cluster);
    return session;
  } catch (error) {
    await session.client.end();
    throw error;
  }
}

async function connect(cluster: Cluster, name: string, closing: AbortSignal): Promise<Session> {
  let deadline = performance.now() + startWithinMs;
  let reason: unknown;
  while (performance.now() < deadline && !closing.aborted) {
    const url = findAddress(cluster);
    const client = url ? await tryConnect(url, name).catch((error: unknown) => void (reason = error)) : undefined;
    if (url && client) return { client, url };
    if (isStarting(reason)) deadline = performance.now() + startWithinMs;
    else reason = (await startCluster(cluster)) ?? reason;
    if (typeof reason === 'string' && !isOccupied.test(reason)) break;
    await sleep(retryMs);
  }
  throw new StartError(`PostgreSQL does not start on ${cluster.folder}. It said: ${String(reason)}`);
}

async function tryConnect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** "The database system is starting up", or going through its log after a crash, or shutting down. */
function isStarting(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57P03';
}

async function takeShopLock(client: pg.Client, cluster: Cluster): Promise<void> {
  const deadline = performance.now() + goneWithinMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [shopLock]);
    if (rows[0]?.taken) return;
    const owner = await findShop(client);
    if (performance.now() >= deadline || (owner !== undefined && isAlive(owner))) {
      throw new StartError(
        `The data directory ${cluster.folder} is in use by a shop (process ${owner ?? 'unknown'}). Stop it first, or set another DATA_DIR.`,
      );
    }
    await sleep(retryMs);
  }
}

async function findShop(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = $1 AND l.granted`,
    [shopLock],
  );
  const pid = Number(rows[0]?.name.split(' ').at(-1));
  return Number.isInteger(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isLastToLeave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [userLock]);
    const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [userLock]);
    return rows[0]?.alone ?? false;
  } catch {
    // It has ended, or is just starting again: nobody else can be using it.
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
