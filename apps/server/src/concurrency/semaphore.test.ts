import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWork() {
  let finish: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  return { work, finish: () => finish() };
}

describe('a semaphore', () => {
  it('lets a few in at once and the others one by one, in the order they came', async () => {
    const semaphore = createSemaphore({ parallel: 2 });
    const jobs = Array.from({ length: 4 }, createWork);
    const done = Promise.all(jobs.map(({ work }) => semaphore.run(work)));
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
    const semaphore = createSemaphore({ parallel: 1, maxWaitMs: 1000 });
    const [first, late, next] = [createWork(), createWork(), createWork()];
    const running = semaphore.run(first.work);
    const refused = semaphore.run(late.work).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await refused).toMatchObject({ code: 'overloaded' });
    const served = semaphore.run(next.work);
    first.finish();
    await running;
    await vi.advanceTimersByTimeAsync(0);
    next.finish();
    await served;
    expect(late.work).not.toHaveBeenCalled();
  });

  it('turns away whom there is no room to wait for', async () => {
    const semaphore = createSemaphore({ parallel: 1, maxWaiting: 1, refusal: 'Not now.' });
    const jobs = Array.from({ length: 3 }, createWork);
    const [first, second, third] = jobs.map(({ work }) => semaphore.run(work));
    await expect(third).rejects.toMatchObject({ code: 'overloaded', message: 'Not now.' });
    jobs[0]?.finish();
    await first;
    jobs[1]?.finish();
    await second;
    expect(semaphore.isIdle()).toBe(true);
  });

  it('gives the place on when work fails', async () => {
    const semaphore = createSemaphore({ parallel: 1, maxWaitMs: 1000 });
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run((hasWaited) => Promise.resolve(hasWaited))).resolves.toBe(false);
  });
});
