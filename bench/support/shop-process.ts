import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  await waitUntilReady(url, child);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', endWithUs);
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

/**
 * A shop with so many synthetic products, filled by its own checkout, and with what `fillMore` adds. Filling takes a
 * while: BENCH_KEEP names a folder where filled shops are kept for the next run.
 */
export async function startFilledShop(
  productCount: number,
  { root = ownRoot, name = String(productCount), fillMore }: Filling = {},
): Promise<ShopProcess> {
  const { BENCH_KEEP: keep } = process.env;
  const dataDir = keep
    ? path.join(path.resolve(keep), `${path.basename(root)}-${name}`)
    : await mkdtemp(path.join(tmpdir(), 'urumuri-bench-'));
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    const fill = ['apps/server/dist/seed.js', '--products', String(productCount)];
    const env = { ...process.env, DATA_DIR: dataDir };
    execFileSync(process.execPath, fill, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    await fillMore?.(dataDir);
  }
  const shop = await startShop({}, dataDir, root);
  return {
    ...shop,
    async stop() {
      await shop.stop();
      if (!keep) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Filling = { root?: string; name?: string; fillMore?(dataDir: string): Promise<void> };

/** The shop built here and, beside it, that of the checkout which BENCH_REFERENCE names. */
export async function startShopsToCompare(productCount: number): Promise<ShopProcess[]> {
  const { BENCH_REFERENCE: reference } = process.env;
  const shops: ShopProcess[] = [];
  for (const root of reference ? [ownRoot, path.resolve(reference)] : [ownRoot])
    shops.push(await startFilledShop(productCount, { root }));
  return shops;
}
