import { afterAll, beforeAll, vi } from 'vitest';

/** The clock stands still in a file about how often something may be done in a while; timers go on. */
export function freezeClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterAll(() => void vi.useRealTimers());
}
