import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadCache } from './read-cache.ts';

const maxBytes = 10_000;

// Time begins at 1: lru-cache takes a start of 0 for none.
beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1));
afterEach(() => void vi.useRealTimers());

function counting() {
  let made = 0;
  return { make: async () => (made += 1), count: () => made };
}

describe('the read cache', () => {
  it('gives an answer again until its time is over', async () => {
    const cache = new ReadCache({ ttlMs: 100, maxBytes });
    const { make } = counting();
    expect(await cache.get('a', make)).toBe(1);
    vi.advanceTimersByTime(100);
    expect(await cache.get('a', make)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await cache.get('a', make)).toBe(2);
  });

  it('makes one answer for all who ask at once', async () => {
    const cache = new ReadCache({ ttlMs: 0, maxBytes });
    const { make, count } = counting();
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)]);
    expect(count()).toBe(2);
  });

  it('keeps nothing when told so', async () => {
    const cache = new ReadCache({ ttlMs: 0, maxBytes });
    const { make } = counting();
    await cache.get('a', make);
    expect(await cache.get('a', make)).toBe(2);
  });

  it('neither gives nor joins an answer begun before it was told to forget', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    let finish: (answer: string) => void = () => undefined;
    const old = cache.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    cache.dropAll();
    expect(await cache.get('a', async () => 'new')).toBe('new');
    finish('old');
    expect(await old).toBe('old');
    expect(await cache.get('a', async () => 'newer')).toBe('new');
  });

  it('does not keep a failure', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 'yes')).toBe('yes');
  });

  it('drops the oldest answer when it is full', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes: 500 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    expect(await cache.get('a', async () => 'made anew')).toBe('made anew');
    expect(await cache.get('c', async () => 'made anew')).toBe('c');
  });

  it('drops single values, also one that is just being read, and leaves others', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    await cache.get('b', async () => 'old');
    const reading = cache.get('a', async () => 'old');
    cache.drop(['a']);
    expect(await reading).toBe('old');
    expect(await cache.get('a', async () => 'new')).toBe('new');
    expect(await cache.get('b', async () => 'new')).toBe('old');
  });

  it('drops those of which something is true, and whatever is just being read', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    await cache.get('a', async () => 'old');
    await cache.get('b', async () => 'other');
    const reading = cache.get('c', async () => 'old');
    cache.dropWhere((_key, value) => value === 'old');
    expect(await reading).toBe('old');
    for (const key of ['a', 'c']) expect(await cache.get(key, async () => 'new')).toBe('new');
    expect(await cache.get('b', async () => 'new')).toBe('other');
  });

  it('caches nothing that is not there', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    expect(await cache.get('a', async () => undefined)).toBeUndefined();
    expect(await cache.get('a', async () => 'there')).toBe('there');
  });

  it('counts bytes: one large value takes the room of many small ones', async () => {
    const cache = new ReadCache({ ttlMs: 1000, maxBytes });
    for (let number = 0; number < 10; number += 1) await cache.get(`${number}`, async () => 'small');
    await cache.get('large', async () => ({ texts: ['x'.repeat(8500)] }));
    expect(cache.peek('large')).toBeDefined();
    expect(cache.peek('0')).toBeUndefined();
    expect(cache.peek('9')).toBe('small');
    await cache.get('too large', async () => 'x'.repeat(12_000));
    expect(cache.peek('too large')).toBeUndefined();
  });
});
