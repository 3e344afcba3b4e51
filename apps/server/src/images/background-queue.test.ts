import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundQueue } from './background-queue.ts';

let isCalm: boolean;
let order: string[];
let errors: unknown[];
let queue: ReturnType<typeof createBackgroundQueue>;
let looked: number;

beforeEach(() => {
  isCalm = false;
  order = [];
  errors = [];
  looked = 0;
  queue = createBackgroundQueue({
    isCalm() {
      looked += 1;
      return isCalm;
    },
    maxWaiting: 2,
    lookAgainMs: 5,
    onError: (error) => errors.push(error),
  });
});

afterEach(() => queue.close());

function note(name: string): () => Promise<void> {
  return async () => {
    order.push(name);
  };
}

describe('background queue', () => {
  it('waits for calm', async () => {
    queue.enqueue('offered', note('offered'));
    await vi.waitFor(() => expect(looked).toBeGreaterThan(3));
    expect(order).toEqual([]);

    isCalm = true;
    await vi.waitFor(() => expect(order).toEqual(['offered']));
  });

  it('takes each key once, none when full, and new ones when all is done', async () => {
    for (const key of ['a', 'a', 'b', 'c']) queue.enqueue(key, note(key));
    isCalm = true;
    await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
    await vi.waitFor(() => {
      queue.enqueue('d', note('d'));
      expect(order).toContain('d');
    });
  });

  it('goes on after a failure and reports it', async () => {
    isCalm = true;
    queue.enqueue('bad', () => Promise.reject(new Error('bad')));
    queue.enqueue('good', note('good'));
    await vi.waitFor(() => expect(order).toEqual(['good']));
    expect(errors).toEqual([new Error('bad')]);
  });

  it('drops what waits when it is closed', async () => {
    queue.enqueue('never', note('never'));
    await queue.close();
    isCalm = true;
    queue.enqueue('late', note('late'));
    await queue.close();
    expect(order).toEqual([]);
  });
});
