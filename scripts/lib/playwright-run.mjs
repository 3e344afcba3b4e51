import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './project.mjs';
import { runTool } from './tools.mjs';

/**
 * Runs the browser journeys and counts from Playwright's JSON report. A journey that fails is tried once more,
 * because a crowded machine can make a browser miss its time; one that needed that is named at the end.
 */
export async function runPlaywright(config, env) {
  const reportFile = path.join(cacheDir, `playwright-${process.pid}.json`);
  const { code, output } = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', config, '--retries=1', '--reporter=list,json'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  rmSync(reportFile, { force: true });
  const { expected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  const failures = suites.flatMap((suite) => listTests(suite, 'unexpected'));
  const retried = suites.flatMap((suite) => listTests(suite, 'flaky'));
  failures.push(...(report?.errors ?? []).map((error) => error.message));
  if (code !== 0 && failures.length === 0) failures.push(`playwright ended with code ${code}`);
  return { passed: expected + flaky, skipped, failures, retried, output };
}

function listTests(suite, status, above = '') {
  const title = [above, suite.title].filter(Boolean).join(' › ');
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => `${title} › ${spec.title}${test.projectName ? ` [${test.projectName}]` : ''}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, status, title))];
}
