import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { paths } from './paths.ts';
import { openBuiltConsole } from './pages/seller-console.ts';
import { openBuiltStorefront } from './pages/storefront.ts';
import { openTestDatabase } from './testing/test-database.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-compose-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Faults = { prepare?: () => Promise<never>; register?: () => Promise<never> };

it.each<[string, Faults]>([
  ['while it prepares', { prepare: () => Promise.reject(new Error('no room')) }],
  ['when nearly everything is open', { register: () => Promise.reject(new Error('no room')) }],
])('closes what it has opened when it fails %s', async (_when, { prepare, register }) => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openTestDatabase();
  const storefront = openBuiltStorefront(paths.storefrontBuild, config.publicUrl);
  const shop = compose({
    config,
    log: createLogger('silent'),
    database,
    storefront: register ? { ...storefront, register } : storefront,
    sellerConsole: openBuiltConsole(paths.consoleBuild, config.publicUrl),
    ...(prepare ? { prepare } : {}),
  });
  await expect(shop).rejects.toThrow('no room');
  expect(database.pool.ended).toBe(true);
});
