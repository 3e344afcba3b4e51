import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog } from './watchdog.ts';

function setUp() {
  const ping = vi.fn<() => void>();
  const onStall = vi.fn<(silentMs: number) => void>();
  const watchdog = createWatchdog({ budgetMs: 5_000, busyBudgetMs: 60_000, ping, onStall });
  watchdog.start();
  return { watchdog, ping, onStall };
}

describe('the watchdog', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is content as long as the engine answers', () => {
    const { watchdog, ping, onStall } = setUp();
    ping.mockImplementation(() => watchdog.hear('pong'));
    vi.advanceTimersByTime(60_000);
    expect(ping.mock.calls.length).toBeGreaterThan(100);
    expect(onStall).not.toHaveBeenCalled();
  });

  it('reports silence once, soon after the budget is spent', () => {
    const { onStall } = setUp();
    vi.advanceTimersByTime(5_000);
    expect(onStall).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(onStall).toHaveBeenCalledTimes(1);
    expect(onStall.mock.calls[0]?.[0]).toBeLessThanOrEqual(5_500);
  });

  it('waits longer while the engine has announced work, and no longer than that', () => {
    const { watchdog, onStall } = setUp();
    watchdog.hear('busy');
    vi.advanceTimersByTime(55_000);
    expect(onStall).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onStall).toHaveBeenCalledTimes(1);
  });

  it('waits longer inside withBudget, then is strict again', async () => {
    const { watchdog, onStall } = setUp();
    let finish = (): void => undefined;
    const work = watchdog.withBudget(60_000, () => new Promise<void>((resolve) => (finish = resolve)));
    vi.advanceTimersByTime(50_000);
    expect(onStall).not.toHaveBeenCalled();
    finish();
    await work;
    vi.advanceTimersByTime(4_500);
    expect(onStall).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(onStall).toHaveBeenCalledTimes(1);
  });

  it('does not blame the engine when it was this process that slept', () => {
    const { onStall } = setUp();
    vi.advanceTimersByTime(600);
    vi.setSystemTime(Date.now() + 30_000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
    vi.advanceTimersByTime(500);
    expect(onStall).not.toHaveBeenCalled();
  });
});
