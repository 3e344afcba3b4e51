import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './project.mjs';
import { runTool } from './tools.mjs';

/**
 * Runs the browser journeys and counts from Playwright's JSON report. A journey that fails is tried once more, so
 * that one late browser does not refuse a whole change; which needed it is said, and is a fault to be found.
 * @param {string} config
 * @param {NodeJS.ProcessEnv} env
 */
export async function runPlaywright(config, env) {
  const reportFile = path.join(cacheDir, `playwright-${process.pid}.json`);
  const { code, output } = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', config, '--retries=1', '--reporter=list,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
  rmSync(reportFile, { force: true });
  const { expected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  for (const title of listTests(report.suites ?? [], 'flaky')) console.log(`  ! needed a second try: ${title}`);
  const failures = listFailures(report);
  if (code !== 0 && failures.length === 0) failures.push(`playwright ended with code ${code}`);
  return { passed: expected + flaky, skipped, failures, output };
}

/**
 * @typedef {{ title: string, tests: { status: string, projectName?: string }[] }} Spec
 * @typedef {{ title?: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[], errors?: { message: string }[] }} report
 */
export function listFailures({ suites = [], errors = [] }) {
  return [...listTests(suites, 'unexpected'), ...errors.map((error) => error.message)];
}

/**
 * @param {Suite[]} suites
 * @param {string} status
 * @returns {string[]}
 */
function listTests(suites, status, above = '') {
  return suites.flatMap((suite) => {
    const title = [above, suite.title].filter(Boolean).join(' › ');
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => `${title} › ${spec.title}${test.projectName ? ` [${test.projectName}]` : ''}`),
    );
    return [...own, ...listTests(suite.suites ?? [], status, title)];
  });
}
