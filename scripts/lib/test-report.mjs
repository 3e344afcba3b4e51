import { seconds } from './steps.mjs';

const shownOutputLines = 150;
const heartbeatMs = 30_000;

/**
 * @typedef {{ passed: number, skipped: number, failures: string[], output: string }} Result
 */

/**
 * Runs titled steps, also side by side, keeps the counts, and says at the end what passed, failed and was left out.
 * @param {import('./steps.mjs').Output} [output]
 */
export function createTestReport(output = process.stdout) {
  const counts = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const leftOut = [];
  /** @type {string[]} */
  const notes = [];
  let isStopped = false;
  const say = (/** @type {string} */ line) => output.write(`${line}\n`);

  return {
    /**
     * @param {string} title
     * @param {() => Promise<Result>} work
     * @param {string} [whySkipped] why some of its tests may be skipped on this machine
     */
    async run(title, work, whySkipped) {
      // Who was told to stop has just seen a step end, and must not begin the next.
      if (isStopped) await new Promise(() => undefined);
      const startedAt = performance.now();
      say(`▸ ${title}`);
      const timer = setInterval(() => say(`  ${title}: still at it, ${seconds(startedAt)}`), heartbeatMs);
      const result = await work().finally(() => clearInterval(timer));
      counts.passed += result.passed;
      if (result.skipped > 0) leftOut.push(`${title}: ${result.skipped} skipped. ${whySkipped ?? ''}`.trimEnd());
      counts.failed += result.failures.length;
      failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
      if (result.failures.length > 0) say(result.output.trimEnd().split('\n').slice(-shownOutputLines).join('\n'));
      say(`  ${title}: ${describe(result)} in ${seconds(startedAt)}`);
    },
    /**
     * What else there is to say at the end.
     * @param {string} sentence
     */
    note(sentence) {
      notes.push(sentence);
    },
    /** From now on no step begins. */
    stop() {
      isStopped = true;
    },
    /**
     * @param {string} title
     * @param {string} reason
     */
    skip(title, reason) {
      leftOut.push(`${title}: ${reason}`);
      say(`▸ ${title}\n  Skipped. ${reason}`);
    },
    /**
     * @param {string} title
     * @param {string} reason
     */
    fail(title, reason) {
      counts.failed += 1;
      failures.push(`${title}: ${reason}`);
    },
    /** Says the last line; true when something ran and nothing failed. */
    finish() {
      if (leftOut.length > 0) say(`\nLeft out:\n${leftOut.map((reason) => `  - ${reason}`).join('\n')}`);
      if (failures.length > 0) say(`\nFailures:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
      for (const sentence of notes) say(`\n${sentence}`);
      say(`\n${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed === 0 && counts.passed > 0;
    },
  };
}

/** @param {Result} result */
function describe({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A check that either holds or does not, counted as one test.
 * @param {() => Promise<{ code: number, output: string }>} check
 * @returns {() => Promise<Result>}
 */
export function asTest(check) {
  return async () => {
    const { code, output } = await check();
    const failures = code === 0 ? [] : ['see its output above'];
    return { passed: code === 0 ? 1 : 0, skipped: 0, failures, output };
  };
}
