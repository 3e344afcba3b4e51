import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ownRoot = path.resolve(import.meta.dirname, '../..');
const startTimeoutMs = 120_000;

export type ShopProcess = {
  url: string;
  pid: number;
  dataDir: string;
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Starts the built shop (`npm run build` first), this one or that of another checkout, as `npm start` and the documented
 * service do, and waits until it answers.
 */
export async function startShop(
  environment: Record<string, string> = {},
  dataDir?: string,
  root = ownRoot,
): Promise<ShopProcess> {
  const directory = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'urumuri-bench-')));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: directory,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(url, child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: directory,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (dataDir === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The process of the embedded PostgreSQL, as its own lock file says. */
export function readEnginePid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode} before it was ready.`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('The shop did not become ready in time.');
}

const idleTimeoutMs = 600_000;
const clockTicksPerSecond = 100;

/** User and system time of a process and those it has started. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const own = ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicksPerSecond;
  return own + children.reduce((sum, child) => sum + readChildCpuMs(Number(child)), 0);
}

/** PostgreSQL has helpers that come and go between two looks. */
function readChildCpuMs(pid: number): number {
  try {
    return readCpuMs(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** Waits until a process does nearly nothing, e.g. has made the pictures it makes ahead of demand. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadline = Date.now() + idleTimeoutMs;
  for (let before = readCpuMs(pid); Date.now() < deadline;) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const after = readCpuMs(pid);
    if (after - before < 150) return;
    before = after;
  }
  throw new Error('The shop is still busy with itself after ten minutes: a figure would say nothing.');
}
