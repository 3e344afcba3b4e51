import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { compose, type ComposeOptions } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { hasRoomIn, openDatabase } from './db/open.ts';
import { createImageStore } from './images/image-store.ts';
import { warmHome } from './images/warm-home.ts';
import { createLogger } from './logger.ts';
import { paths } from './paths.ts';
import { openBuiltStorefront } from './plugins/storefront.ts';
import { describeDemoAccounts, prepareDemo } from './seeding/prepare-demo.ts';
import { explainStartFailure } from './start-failure.ts';
import { createProgress } from './shared/progress.ts';
import { openWorkers } from './workers/primary.ts';
import { joinWorkers } from './workers/worker.ts';

/** After this the process ends whatever is still open. */
const hardStopMs = 25_000;
/** The workers end first. */
const primaryHardStopMs = 28_000;

const worker = joinWorkers(process.env);

async function openStorefront(config: Config) {
  if (config.environment !== 'development') return openBuiltStorefront(paths.storefrontBuild, config.publicUrl);
  const { openDevelopmentStorefront } = await import('./plugins/development-storefront.ts');
  return openDevelopmentStorefront(paths.storefront, config.publicUrl);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  mkdirSync(config.dataDir, { recursive: true });
  if (!hasRoomIn(config.dataDir)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const progress = createProgress(process.stdout);
  const prepare: ComposeOptions['prepare'] = (deps) => prepareDemo({ config, progress, ...deps });
  if (worker) await serve(config, log);
  else if (config.workers === 1) await serve(config, log, prepare);
  else await serveWithWorkers(config, log, prepare);
}

/** The shop in this process. */
async function serve(config: Config, log: Logger, prepare?: ComposeOptions['prepare']): Promise<void> {
  const shop = await compose({
    config,
    log,
    database: await openDatabase(config, log),
    storefront: await openStorefront(config),
    ...(prepare ? { prepare } : {}),
    worker,
  });
  await shop.app.listen({ host: config.host, port: config.port });
  const warming = new AbortController();
  const close = async () => {
    warming.abort();
    shop.startDraining();
    await sleep(config.drainSeconds * 1000);
    await shop.close();
  };
  const stop = stopOnSignals(close, hardStopMs, log);
  worker?.onStop(() => void stop(0));
  worker?.noteOpen();
  if (!worker) announceOpen(config, shop.database.engine);
  if (worker && worker.number !== 1) return;
  await warmHome(shop.catalogue, shop.renditions, warming.signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the home page’s pictures will be made when they are asked for');
  });
}

/** The shop in processes of their own; this one holds the database and replaces those that die. */
async function serveWithWorkers(
  config: Config,
  log: Logger,
  prepare: NonNullable<ComposeOptions['prepare']>,
): Promise<void> {
  const database = await openDatabase(config, log);
  try {
    await database.withBudget(60_000, () => migrate(database.pool, paths.migrations));
    await prepare({ database, imageStore: createImageStore({ directory: path.join(config.dataDir, 'images') }) });
    const workers = await openWorkers(config.workers, log);
    const close = async () => {
      await workers.close();
      await database.close();
    };
    const stop = stopOnSignals(close, primaryHardStopMs, log);
    void workers.givenUp.then((error) => {
      process.stderr.write(`${error.message}\n`);
      return stop(1);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  announceOpen(config, `${database.engine}, ${config.workers} workers`);
}

function announceOpen({ publicUrl, seed }: Config, how: string): void {
  process.stdout.write(`${publicUrl} is open (${how}). Press Ctrl+C to close.\n`);
  if (seed === 'demo') process.stdout.write(describeDemoAccounts(publicUrl));
}

function stopOnSignals(close: () => Promise<void>, withinMs: number, log: Logger): (exitCode: number) => Promise<void> {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    await close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an uncaught error; the server stops');
    void stop(1);
  });
  return stop;
}

start().catch(async (error: unknown) => {
  const sentence = explainStartFailure(error);
  if (worker) await worker.noteFailure(sentence);
  else process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
