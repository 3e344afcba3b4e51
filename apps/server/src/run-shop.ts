import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose, type Shop } from './compose.ts';
import { readConfig } from './config.ts';
import { hasRoomIn, openDatabase } from './db/open.ts';
import { warmHome } from './images/warm-home.ts';
import { createLogger } from './logger.ts';
import { paths } from './paths.ts';
import { openBuiltStorefront } from './plugins/storefront.ts';
import { describeDemoAccounts, prepareDemo } from './seeding/prepare-demo.ts';
import { explainStartFailure } from './start-failure.ts';
import { createProgress } from './progress.ts';

/** After this the process ends whatever is still open. */
const hardStopMs = 25_000;

async function openStorefront(config: ReturnType<typeof readConfig>) {
  if (config.environment !== 'development') return openBuiltStorefront(paths.storefrontBuild, config.publicUrl);
  const { openDevelopmentStorefront } = await import('./plugins/development-storefront.ts');
  return openDevelopmentStorefront(paths.storefront, config.publicUrl);
}

async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const log = createLogger(config.logLevel);
  mkdirSync(config.dataDir, { recursive: true });
  if (!hasRoomIn(config.dataDir)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const progress = createProgress(process.stdout);
  let isDemo = false;
  const shop = await compose({
    config,
    log,
    database: await openDatabase(config, log),
    storefront: await openStorefront(config),
    async prepare(deps) {
      isDemo = await prepareDemo({ config, progress, ...deps });
    },
  });
  await shop.app.listen({ host: config.host, port: config.port });
  process.stdout.write(`${config.publicUrl} is open. Press Ctrl+C to close.\n`);
  if (isDemo) process.stdout.write(describeDemoAccounts(config.publicUrl));
  const warming = new AbortController();
  stopOnSignals(shop, config.drainSeconds, warming);
  await warmHome(shop.catalogue, shop.renditions, warming.signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the home page’s pictures will be made when they are asked for');
  });
}

function stopOnSignals(shop: Shop, drainSeconds: number, warming: AbortController): void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), hardStopMs).unref();
    warming.abort();
    shop.startDraining();
    await sleep(drainSeconds * 1000);
    await shop.close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    shop.app.log.fatal({ err: error }, 'an uncaught error; the server stops');
    void stop(1);
  });
}

/** Opens the shop, or says in one sentence why it cannot be. */
export async function runShop(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await start(environment);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}
