import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { createRoomCheck } from './disk-space.ts';
import { defaultChildPath } from './engine-process.ts';
import type { EmbeddedEvent } from './events.ts';
import { acquireLock } from './lock.ts';
import { DEFAULT_MAINTENANCE, type MaintenanceSettings } from './maintenance.ts';
import type { OpenRequest } from './messages.ts';
import { createSupervisor } from './supervisor.ts';

export type EmbeddedOptions = {
  dataDir: string;
  /** A tarball from `buildTemplate`; without one the first start takes several seconds. */
  templatePath?: string;
  /** The engine process's program; needed when the server is bundled under another name. */
  childPath?: string;
  onEvent?(event: EmbeddedEvent): void;
  /** How long one query may take before the engine is killed and reopened. */
  watchdogBudgetMs?: number;
  startTimeoutMs?: number;
  /** How long a second connection waits for the first to end. */
  connectionWaitMs?: number;
  idleInTransactionMs?: number;
  minimumFreeBytes?: number;
  maintenance?: Partial<MaintenanceSettings>;
  /** Use loopback TCP even where a Unix socket would do. */
  forceTcp?: boolean;
};

export type EmbeddedDatabase = {
  /** For one `pg.Pool`: the engine has one session, so the pool has one connection. */
  connection: PoolConfig & { max: 1 };
  isHealthy(): boolean;
  hasRoomToWrite(): boolean;
  /** Lets single queries take up to `budgetMs` while `run` is under way. */
  withBudget<T>(budgetMs: number, run: () => Promise<T>): Promise<T>;
  /** Writes a gzip tarball that `restoreBackup` takes; the file appears only when it is complete. */
  backup(toFile: string): Promise<void>;
  enginePid(): number | undefined;
  close(): Promise<void>;
};

const SOCKET_PORT = 5432;
/** `pg` and `psql` derive this name from the directory and the port. */
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const MAX_SOCKET_PATH_BYTES = 100;
export const LOCK_NAME = 'db.lock';

const DEFAULTS = {
  watchdogBudgetMs: 5_000,
  startTimeoutMs: 60_000,
  connectionWaitMs: 15_000,
  idleInTransactionMs: 30_000,
  minimumFreeBytes: 200 * 1024 * 1024,
};

/** Opens the embedded database of a data directory, creating it the first time. */
export async function openEmbeddedDatabase(given: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const options = { ...DEFAULTS, childPath: defaultChildPath(), ...withoutUndefined(given) };
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(join(dataDir, LOCK_NAME), { directory: dataDir });
  const socketPath = join(dataDir, SOCKET_NAME);
  const usesTcp = options.forceTcp || !canUseSocket(socketPath);
  const password = usesTcp ? randomBytes(24).toString('base64url') : null;
  const request: OpenRequest = {
    type: 'open',
    dataDir,
    templatePath: options.templatePath,
    address: usesTcp ? { port: 0 } : { path: socketPath },
    password,
    connectionWaitMs: options.connectionWaitMs,
    idleInTransactionMs: options.idleInTransactionMs,
    maintenance: { ...DEFAULT_MAINTENANCE, ...options.maintenance },
  };
  const onEvent = options.onEvent ?? (() => undefined);
  const supervisor = createSupervisor({ ...options, request, onEvent });
  const { port } = await supervisor.open().catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const address = port === null ? { host: dataDir, port: SOCKET_PORT } : { host: '127.0.0.1', port };
  const login = { user: 'postgres', database: 'postgres', ...(password === null ? {} : { password }) };
  let closing: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    await supervisor.close();
    if (!usesTcp) rmSync(socketPath, { force: true });
    lock.release();
  };

  return {
    connection: { ...address, ...login, ssl: false, max: 1 },
    isHealthy: supervisor.isHealthy,
    hasRoomToWrite: createRoomCheck(dataDir, options.minimumFreeBytes),
    withBudget: supervisor.withBudget,
    backup: supervisor.backup,
    enginePid: supervisor.pid,
    close: () => (closing ??= close()),
  };
}

function canUseSocket(path: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
