const heartbeatMs = 20_000;
const redrawMs = 1000;

/**
 * Seconds as people say them: 0.4 s, 3.1 s, 84 s.
 * @param {number} sinceMs
 */
export function seconds(sinceMs) {
  const elapsed = (performance.now() - sinceMs) / 1000;
  return `${elapsed < 10 ? elapsed.toFixed(1) : Math.round(elapsed)} s`;
}

/** @typedef {{ write(text: string): unknown, isTTY?: boolean }} Output */

/**
 * Lines such as `[2/5] Building the pages … 3.1 s`; on a terminal the seconds tick while it works.
 * @param {number} total
 * @param {Output} [output]
 */
export function createSteps(total, output = process.stdout) {
  let current = 0;
  return {
    /**
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} work
     */
    async run(title, work) {
      current += 1;
      const label = `[${current}/${total}] ${title} …`;
      const startedAt = performance.now();
      const end = output.isTTY ? tick(output, label, startedAt) : beat(output, label, startedAt);
      try {
        const result = await work();
        end(seconds(startedAt));
        return result;
      } catch (error) {
        end(`failed after ${seconds(startedAt)}`);
        throw error;
      }
    },
  };
}

/**
 * @param {Output} output
 * @param {string} label
 * @param {number} startedAt
 */
function tick(output, label, startedAt) {
  const draw = (/** @type {string} */ text) => output.write(`\r${label} ${text}\u001b[K`);
  draw('');
  const timer = setInterval(() => draw(`${Math.round((performance.now() - startedAt) / 1000)} s`), redrawMs);
  return (/** @type {string} */ text) => {
    clearInterval(timer);
    draw(`${text}\n`);
  };
}

/**
 * In a file or a pipe a line cannot be redrawn: it is said once, and again only when it takes long.
 * @param {Output} output
 * @param {string} label
 * @param {number} startedAt
 */
function beat(output, label, startedAt) {
  let isOpen = false;
  const timer = setInterval(() => {
    output.write(`${isOpen ? '' : `${label}\n`}      still at it, ${seconds(startedAt)}\n`);
    isOpen = true;
  }, heartbeatMs);
  return (/** @type {string} */ text) => {
    clearInterval(timer);
    output.write(`${label} ${text}\n`);
  };
}
