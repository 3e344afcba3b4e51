import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundLane } from './background-lane.ts';
import type { BackgroundLane } from './background-lane.ts';

let isCalm: boolean;
let order: string[];
let errors: unknown[];
let lane: BackgroundLane;

beforeEach(() => {
  isCalm = false;
  order = [];
  errors = [];
  lane = createBackgroundLane({
    isCalm: () => isCalm,
    maxOffered: 2,
    restShare: 1,
    lookAgainMs: 5,
    onError: (error) => errors.push(error),
  });
});

afterEach(() => lane.close());

function note(name: string): () => Promise<void> {
  return async () => {
    order.push(name);
  };
}

describe('background lane', () => {
  it('waits for calm, then does what is waited for before what was merely offered', async () => {
    expect(lane.offer('offered', note('offered'))).toBe(true);
    const awaited = lane.run(note('awaited'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(order).toEqual([]);

    isCalm = true;
    await awaited;

    await vi.waitFor(() => expect(order).toEqual(['awaited', 'offered']));
  });

  it('takes each key once and refuses when full', async () => {
    expect(lane.offer('a', note('a'))).toBe(true);
    expect(lane.offer('a', note('a again'))).toBe(true);
    expect(lane.offer('b', note('b'))).toBe(true);
    expect(lane.offer('c', note('c'))).toBe(false);
    isCalm = true;
    await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
  });

  it('goes on after a failure and reports it', async () => {
    isCalm = true;
    lane.offer('bad', () => Promise.reject(new Error('bad')));
    lane.offer('good', note('good'));
    await expect(lane.run(() => Promise.reject(new Error('awaited')))).rejects.toThrow('awaited');
    await vi.waitFor(() => expect(order).toEqual(['good']));
    expect(errors).toEqual([new Error('bad')]);
  });

  it('drops what waits when it is closed, and tells those who wait', async () => {
    lane.offer('never', note('never'));
    const outcome = lane.run(note('never either')).catch((error: unknown) => error);
    await lane.close();
    expect(await outcome).toMatchObject({ message: expect.stringContaining('closed') });
    isCalm = true;
    expect(lane.offer('late', note('late'))).toBe(false);
    await expect(lane.run(note('later'))).rejects.toThrow('closed');
    expect(order).toEqual([]);
  });
});
