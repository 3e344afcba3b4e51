import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { compose, type ComposeOptions } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { hasRoomIn, openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { createImageStore } from './images/image-store.ts';
import { warmHome } from './images/warm-home.ts';
import { writeFigures } from './metrics/figures.ts';
import { openMetrics } from './metrics/metrics-server.ts';
import { warmPages } from './pages/index.ts';
import { createLogger } from './logger.ts';
import { paths } from './paths.ts';
import { openBuiltConsole } from './pages/seller-console.ts';
import { openBuiltStorefront } from './pages/storefront.ts';
import { prepareDemo } from './seeding/prepare-demo.ts';
import { explainStartFailure } from './start-failure.ts';
import { createProgress } from './progress.ts';
import { openWorkers } from './workers/primary.ts';
import { joinWorkers, type Worker } from './workers/worker.ts';

/** After this the process ends whatever is still open. */
const hardStopMs = 25_000;
/** Who is just asking by a connection that is open is answered, and told that it closes. */
const lastAnswersMs = 1000;
/** The workers end first. */
const primaryHardStopMs = 28_000;

/** Tells `npm start` and service managers that to start again is worth it; after a failed start it is not. */
const crashedCode = 70;

type Prepare = NonNullable<ComposeOptions['prepare']>;

/** Opens the shop, or says in one sentence why it cannot be. */
export async function runShop(environment: NodeJS.ProcessEnv): Promise<void> {
  const worker = joinWorkers(environment);
  try {
    const config = readConfig(environment);
    const log = createLogger(config.logLevel);
    if (worker) await serveAsWorker(config, log, worker);
    else await open(config, log, environment);
  } catch (error) {
    const sentence = explainStartFailure(error);
    if (worker) await worker.noteFailure(sentence);
    else process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

async function open(config: Config, log: Logger, environment: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  if (!hasRoomIn(config.dataDir)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const progress = createProgress(process.stdout);
  let demoNote = '';
  const prepare: Prepare = async (deps) => {
    demoNote = await prepareDemo({ config, progress, ...deps });
  };
  const shop = config.workers === 1 ? await serve(config, log, { prepare }) : undefined;
  if (!shop) await serveByWorkers(config, log, prepare, environment);
  process.stdout.write(`${config.publicUrl} is open. Press Ctrl+C to close.\n`);
  process.stdout.write(demoNote);
  await shop?.warm();
}

async function serveAsWorker(config: Config, log: Logger, worker: Worker): Promise<void> {
  const { stop, warm } = await serve(config, log, { worker });
  worker.onStop(() => void stop(0));
  worker.noteOpen();
  await warm();
}

/** The shop in this process. */
async function serve(config: Config, log: Logger, { prepare, worker }: { prepare?: Prepare; worker?: Worker }) {
  const applications = await openApplications(config);
  const shop = await compose({
    config,
    log,
    database: await openDatabase(config, log, worker ? 'worker' : 'shop'),
    ...applications,
    ...(prepare ? { prepare } : {}),
    worker,
  });
  const { readFigures } = shop;
  if (readFigures) worker?.offerFigures(readFigures);
  const metrics = await openPorts().catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });

  async function openPorts() {
    await shop.app.listen({ host: config.host, port: config.port });
    if (worker || !readFigures || !config.metrics) return undefined;
    return openMetrics(config.metrics, async () => writeFigures(await readFigures()));
  }

  const warming = new AbortController();
  const close = async () => {
    warming.abort();
    shop.startDraining();
    const goodbyeMs = (await shop.countConnections()) > 0 ? lastAnswersMs : 0;
    await sleep(Math.max(config.drainSeconds * 1000, goodbyeMs));
    await shop.close();
    await metrics?.close();
  };
  return {
    stop: stopOnSignals(close, hardStopMs, log),
    /** Every process sees to its own pages, and one of them to the pictures of all. */
    async warm(): Promise<void> {
      await warmPages(shop.app, shop.catalogue, warming.signal).catch((error: unknown) => {
        log.warn({ err: error }, 'pages will be rendered when they are asked for');
      });
      if (worker && worker.number !== 1) return;
      await warmHome(shop.catalogue, shop.renditions).catch((error: unknown) => {
        log.warn({ err: error }, 'the home page’s pictures will be made when they are asked for');
      });
    },
  };
}

/** The shop in processes of their own; this one holds the database and replaces those that die. */
async function serveByWorkers(config: Config, log: Logger, prepare: Prepare, environment: NodeJS.ProcessEnv) {
  const database = await openDatabase(config, log);
  try {
    const imageStore = createImageStore({ directory: path.join(config.dataDir, 'images') });
    await prepareDatabase(database.backgroundPool, log, () => prepare({ database, imageStore }));
    const workers = await openWorkers(config.workers, log, environment);
    const metrics = config.metrics && (await openMetrics(config.metrics, workers.readMetrics));
    const close = async () => {
      await workers.close();
      await metrics?.close();
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
}

async function openApplications({ environment, publicUrl }: Config) {
  if (environment !== 'development') {
    return {
      storefront: openBuiltStorefront(paths.storefrontBuild, publicUrl),
      sellerConsole: openBuiltConsole(paths.consoleBuild, publicUrl),
    };
  }
  const { openDevelopmentStorefront } = await import('./pages/development-storefront.ts');
  const { openDevelopmentConsole } = await import('./pages/development-console.ts');
  return {
    storefront: await openDevelopmentStorefront(paths.storefront, publicUrl),
    sellerConsole: openDevelopmentConsole(paths.console, publicUrl),
  };
}

type Stop = (exitCode: number) => Promise<void>;

function stopOnSignals(close: () => Promise<void>, withinMs: number, log: Logger): Stop {
  let stopping = false;
  const stop: Stop = async (exitCode) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode || 1), withinMs).unref();
    await close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an uncaught error; the server stops');
    void stop(crashedCode);
  });
  return stop;
}
