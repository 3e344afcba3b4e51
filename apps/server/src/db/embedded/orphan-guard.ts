import { Worker } from 'node:worker_threads';

/** Plain JavaScript, because it has to run from a bundle as well as from source. */
const GUARD_SOURCE = `
  const { workerData } = require('node:worker_threads');
  const { parentPid, graceMs, pollMs } = workerData;
  let orphanedAt = 0;
  setInterval(() => {
    if (process.ppid === parentPid) return;
    orphanedAt ||= performance.now();
    if (performance.now() - orphanedAt >= graceMs) process.kill(process.pid, 'SIGKILL');
  }, pollMs);
`;
const POLL_MS = 500;

/**
 * A thread that ends this process some time after its parent died. The main thread cannot promise that
 * itself: a long query keeps it from noticing anything.
 */
export function startOrphanGuard(graceMs: number): void {
  const workerData = { parentPid: process.ppid, graceMs, pollMs: POLL_MS };
  new Worker(GUARD_SOURCE, { eval: true, workerData, execArgv: [], env: {} }).unref();
}
