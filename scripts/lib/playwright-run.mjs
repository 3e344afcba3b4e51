import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './project.mjs';
import { runTool } from './tools.mjs';

/**
 * Runs the browser journeys and counts from Playwright's JSON report.
 * @param {string} config
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} env
 */
export async function runPlaywright(config, projects, env) {
  const reportFile = path.join(cacheDir, `playwright-${process.pid}.json`);
  const { code, output } = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', config, ...projects.flatMap((name) => ['--project', name]), '--reporter=list,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
  rmSync(reportFile, { force: true });
  const { expected = 0, skipped = 0 } = report.stats ?? {};
  const failures = listFailures(report);
  if (code !== 0 && failures.length === 0) failures.push(`playwright ended with code ${code}`);
  return { passed: expected, skipped, failures, output };
}

/**
 * @typedef {{ title: string, tests: { status: string, projectName?: string }[] }} Spec
 * @typedef {{ title?: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[], errors?: { message: string }[] }} report
 */
export function listFailures({ suites = [], errors = [] }) {
  return [...listUnexpected(suites), ...errors.map((error) => error.message)];
}

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function listUnexpected(suites, above = '') {
  return suites.flatMap((suite) => {
    const title = [above, suite.title].filter(Boolean).join(' › ');
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => `${title} › ${spec.title}${test.projectName ? ` [${test.projectName}]` : ''}`),
    );
    return [...own, ...listUnexpected(suite.suites ?? [], title)];
  });
}
