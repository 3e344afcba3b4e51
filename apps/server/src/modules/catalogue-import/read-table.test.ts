import { expect, it } from 'vitest';
import { buildWorkbook } from '../../testing/build-workbook.ts';
import { findSeparator, readTable } from './read-table.ts';

async function read(...pieces: Buffer[]) {
  async function* source() {
    yield* pieces;
  }
  const { format, rows } = await readTable(source());
  const all: string[][] = [];
  for await (const row of rows) all.push(row);
  return { format, rows: all };
}

const rows = [
  ['Name', 'Price'],
  ['Écran "4K"', '1,5'],
];

it.each([
  ['csv', Buffer.from('Name,Price\n"Écran ""4K""","1,5"\n')],
  ['csv', Buffer.from('\uFEFFName;Price\r\n"Écran ""4K""";1,5\r\n')],
  ['csv', Buffer.from('Name;Price\r\n"Écran ""4K""";1,5', 'latin1')],
  ['tsv', Buffer.from('Name\tPrice\nÉcran "4K"\t1,5')],
  ['tsv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tPrice\nÉcran "4K"\t1,5', 'utf16le')])],
  ['json', Buffer.from(JSON.stringify([{ Name: 'Écran "4K"', Price: '1,5' }]))],
  ['json', Buffer.from(JSON.stringify({ products: [{ Name: 'Écran "4K"', Price: '1,5' }] }))],
])('reads %s of its content, whatever the encoding', async (format, bytes) => {
  expect(await read(bytes)).toEqual({ format, rows });
});

it('reads a workbook, its numbers as numbers', async () => {
  const bytes = buildWorkbook([
    ['Name', 'Price', 'Stock'],
    ['Écran "4K" & more', 1250.125, 3],
  ]);
  expect(await read(bytes.subarray(0, 100), bytes.subarray(100))).toEqual({
    format: 'xlsx',
    rows: [
      ['Name', 'Price', 'Stock'],
      ['Écran "4K" & more', '1250.1250', '3'],
    ],
  });
});

it('reads a letter that two pieces share', async () => {
  const bytes = Buffer.from('Name,Price\nÉcran,1');
  expect((await read(bytes.subarray(0, 12), bytes.subarray(12))).rows[1]).toEqual(['Écran', '1']);
});

it('keeps lines within quotes, and rows of another length', async () => {
  expect((await read(Buffer.from('a,b\n"x\ny",z,more\nw\n'))).rows).toEqual([['a', 'b'], ['x\ny', 'z', 'more'], ['w']]);
});

it('writes lists and objects of JSON as people would', async () => {
  const item = { name: 'Lamp', images: ['https://a/1.jpg', 'https://a/2.jpg'], specs: { Power: '5 W' }, on: true };
  expect((await read(Buffer.from(JSON.stringify([item])))).rows[1]).toEqual([
    'Lamp',
    'https://a/1.jpg | https://a/2.jpg',
    'Power: 5 W',
    'yes',
  ]);
});

it.each([
  ['', /empty/],
  ['{"a": 1}', /no list/],
  ['[{', /no JSON/],
  ['\u00d0\u00cf\u0011\u00e0', /old Excel/],
  ['PK\u0003\u0004 and no more', /no workbook/],
  ['\u0001\0\0\u0002', /no table/],
])('says what is wrong with %j', async (text, sentence) => {
  await expect(read(...(text === '' ? [] : [Buffer.from(text, 'latin1')]))).rejects.toThrow(sentence);
});

it.each([
  ['a;b;c\n"1,2";3,4;5', ';'],
  ['a,b\n1,2', ','],
  ['a\tb, c\n1\t2, 3', '\t'],
  ['only one column', ','],
])('parts %j at %j', (text, separator) => expect(findSeparator(text)).toBe(separator));
