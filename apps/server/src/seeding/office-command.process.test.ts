import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startWorkerShop, type WorkerShop } from '../testing/worker-shop.ts';

const program = path.resolve(import.meta.dirname, '../../dist/seed.js');
const run = promisify(execFile);

let database: OpenedDatabase;
let shop: WorkerShop;
let environment: Record<string, string>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-office-'));
  database = await openTestDatabase();
  environment = { DATABASE_URL: database.pool.options.connectionString ?? '', TOKEN_SECRET: 'one for all'.repeat(4) };
  shop = await startWorkerShop(environment);
  await shop.waitUntilOpen();
});

afterAll(async () => {
  await shop.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const seed = (...options: string[]) =>
  run(process.execPath, [program, ...options], { env: { ...environment, PUBLIC_URL: shop.url, DATA_DIR: dataDir } });

it('opens the office of a shop that is running', async () => {
  const { stdout } = await seed('--office', 'boss@example.com');
  const password = / with (\S+),/.exec(stdout)?.[1];
  const json = { email: 'boss@example.com', password };
  const ask = shop.connect();
  expect((await ask('/api/seller/login', { method: 'POST', json })).status).toBe(200);
  const { stdout: again } = await seed('--office', 'boss@example.com');
  expect(again).not.toContain(password);
  expect((await ask('/api/seller/login', { method: 'POST', json })).status).toBe(401);
});

it.each([
  [['--office'], 'npm run seed -- --office you@example.com'],
  [['--ofice', 'boss@example.com'], 'npm run seed -- --office you@example.com'],
  [['--office', 'boss'], 'Enter an e-mail address such as name@example.com; “boss” is none.'],
])('says in a sentence what is wrong with %j', async (options, sentence) => {
  const failure = await seed(...options).catch((error: { stderr: string; code: number }) => error);
  expect(failure).toMatchObject({ code: 1 });
  const { stderr } = failure as { stderr: string };
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
