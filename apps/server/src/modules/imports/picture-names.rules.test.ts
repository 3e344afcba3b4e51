import { expect, it } from 'vitest';
import { findRefusal, isNoPart, keyOf, keysOf, matchPictures, rankOf } from './picture-names.rules.ts';

const match = (names: string[], skus: string[]) => {
  const known = new Map(skus.map((sku) => [keyOf(sku), sku]));
  const pictures = names.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)).map((name) => ({ name }));
  const matched = matchPictures(pictures, (key) => known.has(key));
  return Object.fromEntries([...matched].map(([key, found]) => [known.get(key), found.map(({ name }) => name)]));
};

it('matches pictures by the SKU they are called after, in the order in which people count', () => {
  const names = ['ab-7-10.JPG', 'AB-7-2.png', 'ab-7.jpg', 'AB-7 (3).webp', 'ab-7_1.jpeg', 'all/AB-7/front.avif'];
  expect(match(names, ['AB-7', 'AB'])).toEqual({
    'AB-7': ['ab-7.jpg', 'ab-7_1.jpeg', 'AB-7-2.png', 'AB-7 (3).webp', 'ab-7-10.JPG', 'all/AB-7/front.avif'],
  });
});

it('takes the whole name before its number, and what a file cannot be called as what it can', () => {
  expect(match(['A-1.jpg', 'A-2.jpg', 'x-12.jpg'], ['A', 'A-1', 'X/12'])).toEqual({
    A: ['A-2.jpg'],
    'A-1': ['A-1.jpg'],
    'X/12': ['x-12.jpg'],
  });
  expect(match(['B.jpg'], ['A'])).toEqual({});
});

const file = { name: 'a.jpg', bytes: 10, isLink: false, isLocked: false };
const most = 8 * 1024 * 1024;

it.each([
  [{}, undefined],
  [{ name: 'deep/../../etc/a.PNG' }, undefined],
  [{ name: 'price list.pdf' }, /no picture/],
  [{ name: 'more.zip' }, /zip within/],
  [{ isLink: true }, /link/],
  [{ isLocked: true }, /password/],
  [{ bytes: most + 1 }, /8 MB/],
  [{ name: `${'a'.repeat(400)}.jpg` }, /letters/],
])('says of %j what is wrong with it', (change, reason) => {
  const refusal = findRefusal({ ...file, ...change }, most);
  if (reason === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(reason);
});

it.each([
  ['folder/', true],
  ['__MACOSX/._a.jpg', true],
  ['a/.DS_Store', true],
  ['a/Thumbs.db', true],
  ['a.jpg', false],
])('leaves %s out without a word: %s', (name, isLeft) => expect(isNoPart(name)).toBe(isLeft));

it('reads a name of separators without end', () => {
  expect(keysOf(`A${' '.repeat(200_000)}x.jpg`)).toEqual(['a-x']);
});
