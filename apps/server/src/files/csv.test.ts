import { expect, it } from 'vitest';
import { guardCell, writeCsvHead, writeCsvLine } from './csv.ts';

it('quotes what has a sign of the format in it', () => {
  expect(writeCsvLine(['a', 'b,c', 'd"e', 'f\ng', ' h'])).toBe('a,"b,c","d""e","f\ng"," h"\r\n');
  expect(writeCsvHead(['a'])).toBe('\uFEFFa\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+250 788', "'+250 788"],
  ['@sum', "'@sum"],
  ['-a', "'-a"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-12', '-12'],
  ['-1.5', '-1.5'],
  ['TV 55"', 'TV 55"'],
])('makes of %j the cell %j', (text, cell) => expect(guardCell(text)).toBe(cell));
