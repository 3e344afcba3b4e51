import { expect, it } from 'vitest';
import { buildWorkbook } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { findSeparator, readTable } from './read-table.ts';
import { spool } from './spool.ts';
import type { TableRow } from './table-limits.ts';

async function read(...pieces: Buffer[]) {
  async function* source() {
    yield* pieces;
  }
  const file = await spool(source());
  try {
    const table = await readTable(file.fd);
    const numbered: TableRow[] = [];
    if (table.format !== 'zip') for await (const row of table.rows) numbered.push(row);
    return { format: table.format, rows: numbered.map(({ cells }) => cells), numbered };
  } finally {
    await file.close();
  }
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
  expect(await read(bytes)).toMatchObject({ format, rows });
});

it('reads a workbook, its numbers as numbers', async () => {
  const bytes = buildWorkbook([
    ['Name', 'Price', 'Stock'],
    ['Écran "4K" & more', 1250.125, 3],
  ]);
  expect(await read(bytes.subarray(0, 100), bytes.subarray(100))).toMatchObject({
    format: 'xlsx',
    rows: [
      ['Name', 'Price', 'Stock'],
      ['Écran "4K" & more', '1250.1250', '3'],
    ],
  });
});

it('reads the first sheet that is shown: shared texts in runs, dates, yes and no, what formulas came to, rows left out', async () => {
  const rel = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;
  const bytes = buildZip({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Notes" state="veryHidden" r:id="a"/><sheet name="Goods" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<R>${rel('a', 'worksheets/one.xml')}${rel('b', '/xl/worksheets/two.xml')}</R>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>Big </t></r><r><t xml:space="preserve">lamp &amp; shade</t></r><rPh><t>spoken</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="&quot;days&quot; 0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    'xl/worksheets/two.xml': `<x:worksheet><x:sheetData>
      <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Date</x:t></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c><x:c r="C3" s="1"><x:v>45000.5</x:v></x:c><x:c r="D3" s="2"><x:v>12.300000000000001</x:v></x:c><x:c r="E3" t="b"><x:v>1</x:v></x:c><x:c r="F3" t="str"><x:f>A1&amp;"x"</x:f><x:v>Namex</x:v></x:c><x:c r="AA3" t="e"><x:v>#N/A</x:v></x:c></x:row>
      </x:sheetData></x:worksheet>`,
  });
  expect((await read(bytes)).numbered).toEqual([
    { row: 1, cells: ['Name', '', 'Date'] },
    { row: 3, cells: ['Big lamp & shade', '', '2023-03-15', '12.3', 'yes', 'Namex'] },
  ]);
});

it.each([
  ['a list whose last object has a name that no other has', '[{"a":"x,]}\\""},{"a":[1,{"k":2}],"b":true}]'],
  [
    'an object of lists, of which the first of objects counts',
    '{"tags":["x"],"none":[],"m":{"a":[{"z":1}]},"goods":[{"a":"x,]}\\""},{"a":[1,{"k":2}],"b":true}],"more":[{"q":1}]}',
  ],
  ['an object a line', '{"a":"x,]}\\""}\n{"a":[1,{"k":2}],"b":true}\n'],
])('reads JSON that is %s, however it is cut', async (_, json) => {
  const bytes = Buffer.from(json);
  const pieces = Array.from({ length: bytes.length }, (__, place) => bytes.subarray(place, place + 1));
  expect((await read(...pieces)).rows).toEqual([
    ['a', 'b'],
    ['x,]}"', ''],
    ['1 | 2', 'yes'],
  ]);
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
