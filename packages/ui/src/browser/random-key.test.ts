import { afterEach, expect, it, vi } from 'vitest';
import { randomKey } from './random-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes another key each time, also without https, where browsers have no randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
