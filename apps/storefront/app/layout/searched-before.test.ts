import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearched, listSearched, rememberSearch } from './searched-before.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('has the last search first, and each once', () => {
  for (const text of ['radio', 'iron', ' Radio ', '  ']) rememberSearch(text);
  expect(listSearched()).toEqual(['Radio', 'iron']);
});

it('keeps eight', () => {
  for (let number = 1; number <= 9; number += 1) rememberSearch(`tv ${number}`);
  expect(listSearched()).toHaveLength(8);
  expect(listSearched()).not.toContain('tv 1');
});

it('forgets one, and then all', () => {
  for (const text of ['radio', 'iron', 'tv']) rememberSearch(text);
  forgetSearched('iron');
  expect(listSearched()).toEqual(['tv', 'radio']);
  forgetSearched();
  expect(stored.size).toBe(0);
});

it('takes what it cannot read for nothing', () => {
  stored.set('searchedBefore', '{');
  expect(listSearched()).toEqual([]);
  stored.set('searchedBefore', '[1, "tv"]');
  expect(listSearched()).toEqual(['tv']);
});
