import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, type Shop } from '../compose.ts';
import { type Config, readConfig } from '../config.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { createLogger } from '../logger.ts';
import { paths } from '../paths.ts';
import { openBuiltConsole } from '../pages/seller-console.ts';
import { openBuiltStorefront } from '../pages/storefront.ts';
import { openTestDatabase } from './test-database.ts';

export type TestShop = Shop & { config: Config };

const longMs = 600_000;

/**
 * The whole shop on a fresh database, or as one more node on that of another, without a port: ask it with
 * `shop.app.inject`.
 */
export async function buildTestShop(overrides: Partial<Config> = {}, database?: OpenedDatabase): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-shop-'));
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      PUBLIC_URL: 'http://shop.test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
    }),
    // A crowded machine is slow, and nothing here is about that.
    timeLimits: { answerMs: longMs, queueMs: longMs, loopDelayMs: longMs, readinessMs: longMs },
    ...overrides,
  };
  const shop = await compose({
    config,
    log: createLogger(config.logLevel),
    database: database ?? (await openTestDatabase()),
    storefront: openBuiltStorefront(paths.storefrontBuild, config.publicUrl),
    sellerConsole: openBuiltConsole(paths.consoleBuild, config.publicUrl),
  });
  return {
    ...shop,
    config,
    async close() {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
