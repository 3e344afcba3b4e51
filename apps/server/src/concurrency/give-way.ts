import { setImmediate } from 'node:timers/promises';

const mostMs = 10;

/** For long work: asked again and again, it lets others have their turn when the work has gone on for a while. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await setImmediate();
    since = performance.now();
  };
}
