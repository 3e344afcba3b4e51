import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutQueue } from './checkout-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWork() {
  let finish: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  return { work, finish: () => finish() };
}

describe('the queue before the checkout', () => {
  it('lets a few in at once and the others one by one, in the order they came', async () => {
    const queue = createCheckoutQueue({ atOnce: 2, waitMs: 1000 });
    const jobs = Array.from({ length: 4 }, createWork);
    const done = Promise.all(jobs.map(({ work }) => queue.run(work)));
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ work }) => work.mock.calls)).toEqual([[[false]], [[false]], [], []]);
    jobs[1]?.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ work }) => work.mock.calls)).toEqual([[[false]], [[false]], [[true]], []]);
    for (const { finish } of jobs) {
      finish();
      await vi.advanceTimersByTimeAsync(0);
    }
    jobs[3]?.finish();
    await done;
  });

  it('turns away who has waited too long, and goes on with the next', async () => {
    const queue = createCheckoutQueue({ atOnce: 1, waitMs: 1000 });
    const [first, late, next] = [createWork(), createWork(), createWork()];
    const running = queue.run(first.work);
    const refused = queue.run(late.work).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await refused).toMatchObject({ code: 'overloaded' });
    const served = queue.run(next.work);
    first.finish();
    await running;
    await vi.advanceTimersByTimeAsync(0);
    next.finish();
    await served;
    expect(late.work).not.toHaveBeenCalled();
  });

  it('gives the place on when work fails', async () => {
    const queue = createCheckoutQueue({ atOnce: 1, waitMs: 1000 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run((hasWaited) => Promise.resolve(hasWaited))).resolves.toBe(false);
  });
});
