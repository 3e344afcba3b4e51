import { expect, it, vi } from 'vitest';
import { createBatchedRead } from './batched-read.ts';

/** A read that ends when the test says so, and answers what it was asked for. */
function createSlowRead() {
  const ends: (() => void)[] = [];
  const read = vi.fn((keys: string[]) => new Promise<string[]>((resolve) => ends.push(() => resolve(keys))));
  return { read, end: () => ends.shift()?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('reads once for all who ask while another read is under way', async () => {
  const { read, end } = createSlowRead();
  const ask = createBatchedRead(read);
  const first = ask(['a']);
  await settle();
  const rest = Promise.all([ask(['b']), ask(['c', 'b']), ask(['a'])]);
  end();
  expect(await first).toEqual(['a']);
  await settle();
  end();
  expect(await rest).toEqual([
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('never answers from a read that began before the question', async () => {
  const { read, end } = createSlowRead();
  const ask = createBatchedRead(read);
  const before = ask(['a']);
  await settle();
  const after = ask(['a']);
  end();
  await before;
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  end();
  await after;
});

it('tells everybody of one read that it failed, and goes on', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('there');
  const ask = createBatchedRead(read);
  await expect(Promise.all([ask(['a']), ask(['b'])])).rejects.toThrow('no');
  expect(await ask(['a'])).toBe('there');
});

it('asks for no more in one read than is enough, and for the rest in the next', async () => {
  const { read, end } = createSlowRead();
  const ask = createBatchedRead(read, 2);
  const first = ask(['a', 'b', 'c']);
  const second = ask(['d']);
  await settle();
  expect(read.mock.calls).toEqual([[['a', 'b', 'c']]]);
  const third = ask(['e']);
  end();
  expect(await first).toEqual(['a', 'b', 'c']);
  await settle();
  end();
  expect(await Promise.all([second, third])).toEqual([
    ['d', 'e'],
    ['d', 'e'],
  ]);
});
