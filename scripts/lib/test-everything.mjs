import { constants } from 'node:os';
import { prepare } from './prepare.mjs';
import { stopRunning } from './processes.mjs';
import { describeError, runMain } from './project.mjs';
import { asTest, createTestReport } from './test-report.mjs';

/**
 * @typedef {ReturnType<typeof createTestReport>} Report
 * @typedef {{ url?: string, missing?: string, stop?: () => Promise<void> }} Service a running one, or why there is none
 */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const journeys = 'e2e/playwright.config.ts';
/** `npm run test:floor`: the module tests on the oldest PostgreSQL a shop may bring along. */
const isFloorOnly = process.argv[2] === 'floor';

runMain(async () => {
  await prepare({ withDev: true });
  /** @type {Service[]} */
  const services = [];
  const report = createTestReport();
  stopOnSignals(report, services);
  try {
    await (isFloorOnly ? testFloor(report, services) : testEverything(report, services));
  } catch (error) {
    report.fail('The test run broke off', describeError(error));
    report.stop();
    await stopRunning('SIGINT');
  } finally {
    await Promise.all(services.map(async (service) => service.stop?.()));
  }
  process.exitCode = report.finish() ? 0 : 1;
});

/**
 * @param {Report} report
 * @param {Service[]} services
 */
async function testFloor(report, services) {
  const { runVitest } = await import('./vitest-run.mjs');
  const { postgres, withPostgres } = await startServices(services);
  if (postgres.missing) return report.skip('Modules on an installed PostgreSQL', postgres.missing);
  // What is tried by chance or by volume is tried longest here, where nothing else runs; in the whole fuzz every call
  // must succeed.
  const env = { FUZZ_REQUESTS: '10000', STORM_STEPS: '1000', PRODUCT_VOLUME: '100000', ...withPostgres };
  await report.run('Modules on an installed PostgreSQL', () => runVitest('modules', env));
}

/**
 * Two lines of steps side by side: where the one waits, the other works.
 * @param {Report} report
 * @param {Service[]} services
 */
async function testEverything(report, services) {
  const { checks } = await import('./checks.mjs');
  const { runVitest } = await import('./vitest-run.mjs');
  const { findEmbeddedFault } = await import('./test-postgres.mjs');
  const { redis, postgres, shared, withPostgres } = await startServices(services);
  const fault = findEmbeddedFault();
  // What this machine lacks is left out in words, and never in silence.
  if (redis.missing) report.skip('Several servers with Redis', redis.missing);
  if (fault) report.skip('Modules and processes on the embedded PostgreSQL', fault);

  const testModules = async () => {
    if (!fault) await report.run('Modules on the embedded PostgreSQL', () => runVitest('modules', shared));
    else if (postgres.url)
      await report.run('Modules on an installed PostgreSQL', () => runVitest('modules', withPostgres));
  };
  const testTheRest = async () => {
    for (const check of checks) await report.run(check.title, asTest(check.run));
    await report.run('Units', () => runVitest('units', shared));
    await report.run('Components', () => runVitest('components'));
    if (!fault) await report.run('Processes', () => runVitest('processes', shared));
  };
  await Promise.all([testModules(), testTheRest()]);

  // Alone: beside the modules they make the machine so busy that requests run out of the time they are promised.
  if (fault) report.skip('Browser journeys', fault);
  else await testJourneys(report, withPostgres);
}

/**
 * @param {Report} report
 * @param {NodeJS.ProcessEnv} env
 */
async function testJourneys(report, env) {
  const { findBrowser } = await import('./test-browser.mjs');
  const { runPlaywright } = await import('./playwright-run.mjs');
  const browser = await findBrowser();
  if (browser.missing) return report.skip('Browser journeys', browser.missing);
  const browserEnv = browser.path ? { CHROMIUM_PATH: browser.path } : {};
  await report.run('Browser journeys', () => runPlaywright(journeys, { ...env, ...browserEnv }));
}

/**
 * What is installed of Redis and PostgreSQL, and how tests are told of it.
 * @param {Service[]} services
 */
async function startServices(services) {
  const { startTestPostgres } = await import('./test-postgres.mjs');
  const { startTestRedis } = await import('./test-redis.mjs');
  const start = async (/** @type {Promise<Service>} */ starting) => {
    const service = await starting;
    services.push(service);
    return service;
  };
  const [redis, postgres] = await Promise.all([start(startTestRedis()), start(startTestPostgres())]);
  const shared = redis.url ? { TEST_REDIS_URL: redis.url } : {};
  const withPostgres = postgres.url ? { ...shared, TEST_POSTGRES_URL: postgres.url } : shared;
  return { redis, postgres, shared, withPostgres };
}

/**
 * Interrupted, the run still stops what it started: tests and browser first, then the servers they use.
 * @param {Report} report
 * @param {Service[]} services
 */
function stopOnSignals(report, services) {
  let isStopping = false;
  const stop = async (/** @type {(typeof signals)[number]} */ signal) => {
    if (isStopping) return;
    isStopping = true;
    report.stop();
    process.stdout.write('\nStopping …\n');
    await stopRunning('SIGINT');
    await Promise.allSettled(services.map(async (service) => service.stop?.()));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, () => void stop(signal));
}
