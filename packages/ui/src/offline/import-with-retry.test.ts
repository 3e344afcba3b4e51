import { expect, it } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

it('tries again, with longer and longer pauses', async () => {
  const pauses: number[] = [];
  let failuresLeft = 7;
  const load = async () => {
    if (failuresLeft-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'module';
  };
  const pause = async (durationMs: number) => void pauses.push(durationMs);
  await expect(importWithRetry(load, pause)).resolves.toBe('module');
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});
