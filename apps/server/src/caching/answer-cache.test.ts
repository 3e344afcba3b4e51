import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

function counting() {
  let made = 0;
  return { make: async () => (made += 1), count: () => made };
}

describe('the answer cache', () => {
  it('gives an answer again until its time is over', async () => {
    let time = 0;
    const cache = new AnswerCache({ keptMs: 100, now: () => time });
    const { make } = counting();
    expect(await cache.get('a', make)).toBe(1);
    time = 99;
    expect(await cache.get('a', make)).toBe(1);
    time = 100;
    expect(await cache.get('a', make)).toBe(2);
  });

  it('makes one answer for all who ask at once', async () => {
    const cache = new AnswerCache({ keptMs: 0 });
    const { make, count } = counting();
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)]);
    expect(count()).toBe(2);
  });

  it('keeps nothing when told so', async () => {
    const cache = new AnswerCache({ keptMs: 0 });
    const { make } = counting();
    await cache.get('a', make);
    expect(await cache.get('a', make)).toBe(2);
  });

  it('neither gives nor joins an answer begun before it was told to forget', async () => {
    const cache = new AnswerCache({ keptMs: 1000 });
    let finish: (answer: string) => void = () => undefined;
    const old = cache.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    cache.forget();
    expect(await cache.get('a', async () => 'new')).toBe('new');
    finish('old');
    expect(await old).toBe('old');
    expect(await cache.get('a', async () => 'newer')).toBe('new');
  });

  it('does not keep a failure', async () => {
    const cache = new AnswerCache({ keptMs: 1000 });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 'yes')).toBe('yes');
  });

  it('drops the oldest answer when it is full', async () => {
    const cache = new AnswerCache({ keptMs: 1000, maxEntries: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    expect(await cache.get('a', async () => 'made anew')).toBe('made anew');
    expect(await cache.get('c', async () => 'made anew')).toBe('c');
  });

  it('keeps several answers made at once, unless told to forget meanwhile', () => {
    const cache = new AnswerCache({ keptMs: 1000 });
    cache.startKeeping()('a', 1);
    expect(cache.peek('a')).toBe(1);
    const keep = cache.startKeeping();
    cache.forget();
    keep('a', 2);
    expect(cache.peek('a')).toBeUndefined();
  });
});
