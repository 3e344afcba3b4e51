import { performance } from 'node:perf_hooks';

/** Tells whether the event loop was mostly idle since the question was last asked. */
export function createCalmCheck(maxUtilization: number): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < maxUtilization;
  };
}
