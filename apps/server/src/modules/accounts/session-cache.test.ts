import { beforeEach, describe, expect, it } from 'vitest';
import { SessionCache } from './session-cache.ts';
import type { HeldSession } from './sessions.repository.ts';

const held: HeldSession = {
  customer: { id: 'c1', name: 'Aline', email: 'aline@example.com', image: '' },
  expiresAt: new Date(),
  newestTokenAt: new Date(0),
  isRenewalOver: false,
  isStale: false,
};

let now: number;
let reads: number;
let cache: SessionCache;

const read = async () => {
  reads += 1;
  return held;
};

beforeEach(() => {
  now = 0;
  reads = 0;
  cache = new SessionCache(() => now);
});

describe('a session', () => {
  it('is remembered for half a minute', async () => {
    await cache.get('s1', read);
    now = 29_999;
    expect(await cache.get('s1', read)).toBe(held);
    expect(reads).toBe(1);
    now = 30_000;
    await cache.get('s1', read);
    expect(reads).toBe(2);
  });

  it('is read anew once it was dropped, and others are not', async () => {
    await cache.get('s1', read);
    await cache.get('s2', read);
    cache.drop(['s1']);
    await cache.get('s2', read);
    expect(reads).toBe(2);
    await cache.get('s1', read);
    expect(reads).toBe(3);
  });

  it('that was dropped while it was being read is not remembered', async () => {
    await cache.get('s1', async () => {
      cache.drop(['s1']);
      return held;
    });
    await cache.get('s1', read);
    expect(reads).toBe(1);
  });

  it('that is not there is asked for every time', async () => {
    expect(await cache.get('s1', async () => undefined)).toBeUndefined();
    expect(await cache.get('s1', read)).toBe(held);
  });
});

it('forgets the oldest beyond ten thousand', async () => {
  for (let number = 0; number <= 10_000; number += 1) await cache.get(`s${number}`, read);
  reads = 0;
  await cache.get('s10000', read);
  expect(reads).toBe(0);
  await cache.get('s0', read);
  expect(reads).toBe(1);
});
