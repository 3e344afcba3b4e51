import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from './project.mjs';
import { runTool } from './tools.mjs';

/**
 * Runs projects of vitest.config.ts and counts from its JSON report.
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runVitest(projects, env = {}) {
  const reportFile = path.join(cacheDir, `vitest-${projects.join('-')}-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code, output } = await runTool(
    ['vitest'],
    ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters],
    { env },
  );
  const counts = existsSync(reportFile) ? countReport(JSON.parse(readFileSync(reportFile, 'utf8'))) : nothingCounted();
  rmSync(reportFile, { force: true });
  // An error outside every test, or no report at all, must not pass for success.
  if (code !== 0 && counts.failures.length === 0) counts.failures.push(`vitest ended with code ${code}`);
  return { ...counts, output };
}

/** @returns {{ passed: number, skipped: number, failures: string[] }} */
const nothingCounted = () => ({ passed: 0, skipped: 0, failures: [] });

/**
 * @typedef {{ status: string, fullName: string }} TestResult
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: TestResult[] }[] }} report
 */
export function countReport(report) {
  const counts = nothingCounted();
  for (const file of report.testResults) {
    const name = path.relative(root, file.name);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') counts.failures.push(`${name}: ${test.fullName}`);
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      counts.failures.push(`${name}: ${file.message || 'the file could not be run'}`);
    }
  }
  return counts;
}
