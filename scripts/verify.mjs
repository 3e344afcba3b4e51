import { prepare } from './lib/prepare.mjs';
import { runMain } from './lib/project.mjs';
import { asTest, createTestReport } from './lib/test-report.mjs';

/** "Am I done?", without servers or a browser: `npm test` runs modules and journeys, too. */
runMain(async () => {
  await prepare({ withDev: true, parts: [] });
  const { checks } = await import('./lib/checks.mjs');
  const { runVitest } = await import('./lib/vitest-run.mjs');
  const report = createTestReport();
  for (const check of checks) await report.run(check.title, asTest(check.run));
  await report.run('Units', () => runVitest(['units']));
  await report.run('Components', () => runVitest(['components']));
  process.exitCode = report.finish() ? 0 : 1;
});
