import { seconds } from './steps.mjs';

const shownOutputLines = 150;
const heartbeatMs = 30_000;

/** Runs titled steps, keeps the counts, and says at the end what passed, failed and was left out. */
export function createTestReport(output = process.stdout) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const retried = [];
  const say = (line) => output.write(`${line}\n`);

  return {
    /** `work` answers { passed, skipped, failures, retried?, output }. */
    async run(title, work) {
      const startedAt = performance.now();
      say(`\n▸ ${title}`);
      const timer = setInterval(() => say(`  still at it, ${seconds(startedAt)}`), heartbeatMs);
      const result = await work().finally(() => clearInterval(timer));
      counts.passed += result.passed;
      counts.skipped += result.skipped;
      counts.failed += result.failures.length;
      failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
      retried.push(...(result.retried ?? []).map((test) => `${title}: ${test}`));
      if (result.failures.length > 0) say(result.output.trimEnd().split('\n').slice(-shownOutputLines).join('\n'));
      say(`  ${describe(result)} in ${seconds(startedAt)}`);
    },
    skip(title, reason) {
      counts.skipped += 1;
      say(`\n▸ ${title}\n  Skipped. ${reason}`);
    },
    fail(title, reason) {
      counts.failed += 1;
      failures.push(`${title}: ${reason}`);
    },
    /** Says the last line; true when something ran and nothing failed. */
    finish() {
      if (retried.length > 0)
        say(`\nPassed only when tried again:\n${retried.map((test) => `  ! ${test}`).join('\n')}`);
      if (failures.length > 0) say(`\nFailures:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
      say(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
      return counts.failed === 0 && counts.passed > 0;
    },
  };
}

function describe({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A check that either holds or does not, counted as one test. */
export function asTest(check) {
  return async () => {
    const { code, output } = await check();
    const failures = code === 0 ? [] : ['see its output above'];
    return { passed: code === 0 ? 1 : 0, skipped: 0, failures, output };
  };
}
