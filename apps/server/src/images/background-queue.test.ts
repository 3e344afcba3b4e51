import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundQueue } from './background-queue.ts';
import type { BackgroundQueue } from './background-queue.ts';

let isCalm: boolean;
let order: string[];
let errors: unknown[];
let queue: BackgroundQueue;

beforeEach(() => {
  isCalm = false;
  order = [];
  errors = [];
  queue = createBackgroundQueue({
    isCalm: () => isCalm,
    maxOffered: 2,
    restShare: 1,
    lookAgainMs: 5,
    onError: (error) => errors.push(error),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await queue.close();
});

function note(name: string): () => Promise<void> {
  return async () => {
    order.push(name);
  };
}

describe('background queue', () => {
  it('waits for calm, then does what is waited for before what was merely offered', async () => {
    vi.useFakeTimers();
    expect(queue.enqueue('offered', note('offered'))).toBe(true);
    const awaited = queue.run(note('awaited'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(order).toEqual([]);

    isCalm = true;
    await vi.advanceTimersByTimeAsync(1000);
    await awaited;
    expect(order).toEqual(['awaited', 'offered']);
  });

  it('takes each key once and refuses when full', async () => {
    expect(queue.enqueue('a', note('a'))).toBe(true);
    expect(queue.enqueue('a', note('a again'))).toBe(true);
    expect(queue.enqueue('b', note('b'))).toBe(true);
    expect(queue.enqueue('c', note('c'))).toBe(false);
    isCalm = true;
    await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
  });

  it('goes on after a failure and reports it', async () => {
    isCalm = true;
    queue.enqueue('bad', () => Promise.reject(new Error('bad')));
    queue.enqueue('good', note('good'));
    await expect(queue.run(() => Promise.reject(new Error('awaited')))).rejects.toThrow('awaited');
    await vi.waitFor(() => expect(order).toEqual(['good']));
    expect(errors).toEqual([new Error('bad')]);
  });

  it('drops what waits when it is closed, and tells those who wait', async () => {
    queue.enqueue('never', note('never'));
    const outcome = queue.run(note('never either')).catch((error: unknown) => error);
    await queue.close();
    expect(await outcome).toMatchObject({ message: expect.stringContaining('closed') });
    isCalm = true;
    expect(queue.enqueue('late', note('late'))).toBe(false);
    await expect(queue.run(note('later'))).rejects.toThrow('closed');
    expect(order).toEqual([]);
  });
});
