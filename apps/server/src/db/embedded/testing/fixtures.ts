import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import {
  PGLITE_VERSION,
  ensureTemplate,
  openEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from '../index.ts';
import { checkLiveness, identifyProcess } from '../process-identity.ts';

export const TEMPLATE_FILE = fileURLToPath(
  new URL(`../../../../../../node_modules/.cache/urumuri/pgdata-template-${PGLITE_VERSION}.tar.gz`, import.meta.url),
);

export function makeDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Opens a database that is closed, and its directory removed, when the test ends. */
export async function openTestDatabase(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const templatePath = await ensureTemplate(TEMPLATE_FILE);
  const dataDir = options.dataDir ?? makeDataDir();
  const database = await openEmbeddedDatabase({ templatePath, ...options, dataDir });
  onTestFinished(() => database.close());
  return database;
}

/** A client whose lost connection is expected, so it does not end the test run. */
export async function connect(database: EmbeddedDatabase): Promise<pg.Client> {
  const { max: _, ...config } = database.connection;
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export function createPool(database: EmbeddedDatabase): pg.Pool {
  const pool = new pg.Pool(database.connection);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Cuts the connection the way a killed process does: no goodbye, whatever was under way. */
export function cutConnection(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

export async function waitFor<T>(what: string, probe: () => T | Promise<T>, limitMs = 60_000): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const value = await Promise.resolve(probe()).catch(() => undefined);
    if (value) return value as T;
    if (performance.now() - startedAt > limitMs) throw new Error(`Waited in vain for ${what}.`);
    await sleep(25);
  }
}

export type Holder = {
  process: ChildProcess;
  pid: number;
  enginePid: number;
  query(sql: string): void;
};

/** A process of its own that opens the directory and keeps it. */
export async function startHolder(dataDir: string): Promise<Holder> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./holder.ts', import.meta.url));
  const holder = spawn(process.execPath, ['--import', loader, script, dataDir, TEMPLATE_FILE], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [line] = await new Promise<string[]>((resolve) => {
    createInterface({ input: holder.stdout }).once('line', (text) => resolve([text]));
  });
  return {
    process: holder,
    pid: holder.pid ?? 0,
    enginePid: Number(line),
    query: (sql) => void holder.stdin.write(`${sql}\n`),
  };
}

/** A killed process that nobody has collected yet does not count. */
export function isRunning(pid: number): boolean {
  return checkLiveness(identifyProcess(pid)) === 'alive';
}
