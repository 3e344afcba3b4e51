import { constants } from 'node:os';
import { prepare } from './prepare.mjs';
import { stopRunning } from './processes.mjs';
import { describeError, runMain } from './project.mjs';
import { asTest, createTestReport } from './test-report.mjs';

/**
 * @typedef {ReturnType<typeof createTestReport>} Report
 * @typedef {{ url?: string, missing?: string, stop?: () => Promise<void> }} Service a running one, or why there is none
 * @typedef {Awaited<ReturnType<typeof openEnvironment>>} Environment
 */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const journeys = 'e2e/playwright.config.ts';
/**
 * What runs where: `npm test` what everybody runs who changes something, `npm run test:rest` what takes longer, and
 * `npm run test:all` both.
 */
const [, , scope = 'first'] = process.argv;
/** What is tried by chance is tried longest in the rest; in the whole fuzz every call must succeed. */
const longest = { FUZZ_REQUESTS: '10000', MONEY_HISTORIES: '20000', SURFACE_HISTORIES: '40' };

runMain(async () => {
  await prepare({ withDev: true });
  /** @type {Service[]} */
  const services = [];
  const report = createTestReport();
  stopOnSignals(report, services);
  try {
    const environment = await openEnvironment(services);
    if (scope !== 'rest') await testFirst(report, environment);
    if (scope !== 'first') await testRest(report, environment);
    else report.note('The other journeys, processes, volumes and an installed PostgreSQL: npm run test:rest');
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
 * Two lines of steps side by side: where the one waits, the other works.
 * @param {Report} report
 * @param {Environment} environment
 */
async function testFirst(report, { embeddedFault, postgres, redis, shared, withPostgres }) {
  const { checks } = await import('./checks.mjs');
  const { runVitest } = await import('./vitest-run.mjs');

  const testModules = async () => {
    if (!embeddedFault)
      await report.run('Modules on the embedded PostgreSQL', () => runVitest(['modules'], shared), redis.missing);
    else if (postgres.url)
      await report.run('Modules on an installed PostgreSQL', () => runVitest(['modules'], withPostgres), redis.missing);
    else report.skip('Modules', `${embeddedFault} ${postgres.missing}`);
  };
  const testTheRest = async () => {
    for (const check of checks) await report.run(check.title, asTest(check.run));
    await report.run('Units', () => runVitest(['units'], shared), redis.missing);
    await report.run('Components', () => runVitest(['components']));
  };
  await Promise.all([testModules(), testTheRest()]);
  await testJourneys(report, { embeddedFault, env: shared, title: 'Twenty-five journeys', projects: ['first'] });
}

/**
 * @param {Report} report
 * @param {Environment} environment
 */
async function testRest(report, { embeddedFault, postgres, redis, shared, withPostgres }) {
  const { runVitest } = await import('./vitest-run.mjs');
  if (embeddedFault) report.skip('Processes', embeddedFault);
  else
    await report.run(
      'Processes',
      () => runVitest(['processes'], shared),
      'Only root on Linux can mount a small disk to fill.',
    );
  if (postgres.missing) report.skip('Modules and volumes on an installed PostgreSQL', postgres.missing);
  else
    await report.run(
      'Modules and volumes on an installed PostgreSQL',
      () => runVitest(['modules', 'long', 'volumes'], { ...longest, ...withPostgres }),
      redis.missing,
    );
  await testJourneys(report, {
    embeddedFault,
    env: withPostgres,
    title: 'All other journeys, at all sizes',
    projects: ['desktop', 'pictures', 'phone'],
    whySkipped: postgres.missing ?? redis.missing,
  });
}

/**
 * @param {Report} report
 * @param {{ embeddedFault: string | undefined, env: NodeJS.ProcessEnv, title: string, projects: string[], whySkipped?: string | undefined }} what
 */
async function testJourneys(report, { embeddedFault, env, title, projects, whySkipped }) {
  if (embeddedFault) return report.skip(title, embeddedFault);
  const { findBrowser } = await import('./test-browser.mjs');
  const { runPlaywright } = await import('./playwright-run.mjs');
  const browser = await findBrowser();
  if (browser.missing) return report.skip(title, browser.missing);
  const browserEnv = browser.path ? { CHROMIUM_PATH: browser.path } : {};
  await report.run(title, () => runPlaywright(journeys, projects, { ...env, ...browserEnv }), whySkipped);
}

/**
 * What is installed of Redis and PostgreSQL, and how tests are told of it.
 * @param {Service[]} services
 */
async function openEnvironment(services) {
  const { findEmbeddedFault, startTestPostgres } = await import('./test-postgres.mjs');
  const { startTestRedis } = await import('./test-redis.mjs');
  const embeddedFault = findEmbeddedFault();
  const start = async (/** @type {Promise<Service>} */ starting) => {
    const service = await starting;
    services.push(service);
    return service;
  };
  /** @type {Service} */
  const none = {};
  const needsPostgres = scope !== 'first' || embeddedFault !== undefined;
  const [redis, postgres] = await Promise.all([
    start(startTestRedis()),
    needsPostgres ? start(startTestPostgres()) : none,
  ]);
  const shared = redis.url ? { TEST_REDIS_URL: redis.url } : {};
  const withPostgres = postgres.url ? { ...shared, TEST_POSTGRES_URL: postgres.url } : shared;
  return { embeddedFault, redis, postgres, shared, withPostgres };
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
