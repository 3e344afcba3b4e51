import { buildZip } from './build-zip.ts';

type Hostile = { build(): Buffer; sentence: RegExp };

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const headers = `<row r="1">${text('Name')}${text('Price')}</row>`;
const workbook = '<workbook><sheets><sheet name="Goods" r:id="a"/></sheets></workbook>';
const relations = '<R><Relationship Id="a" Target="sheet.xml"/></R>';
const place = (sheet: string | Buffer) =>
  [
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations],
    ['xl/sheet.xml', sheet],
  ] as const;
const sheetOf = (rows: string) => `<worksheet><sheetData>${headers}${rows}</sheetData></worksheet>`;
const write = (rows: string) => buildZip(place(sheetOf(rows)), true);
const fill = (count: number, writeOne: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => writeOne(at)).join('');
/** Of the part that is written last the directory says that it unpacks to so much. */
function claim(bytes: Buffer, size: number): Buffer {
  const entry = bytes.lastIndexOf('PK\u0001\u0002');
  bytes.writeUInt32LE(size, entry + 24);
  return bytes;
}

const shared = (count: number, letters: number, texts = 1) =>
  buildZip(
    [
      ...place(sheetOf(fill(count, () => '<row><c t="s"><v>0</v></c></row>'))),
      [
        'xl/sharedStrings.xml',
        `<sst>${fill(texts, (at) => `<si><t>${String(at).padEnd(letters, 'x')}</t></si>`)}</sst>`,
      ],
    ],
    true,
  );

/** Files that were made to keep a shop busy, each with what is said to whoever sends it. */
export const hostileFiles: Record<string, Hostile> = {
  'rows that are wide and empty': {
    build: () => write('<row><c r="XFD1"/></row>'.repeat(30_000)),
    sentence: /empty rows/,
  },
  'rows that are wide': {
    build: () => write('<row><c r="XFD2"><v>1</v></c></row>'.repeat(20_000)),
    sentence: /200 columns/,
  },
  'a row at the bottom of the sheet': {
    build: () => write(`<row r="1048576">${text('Lamp')}</row>`),
    sentence: /empty rows/,
  },
  'rows that go back': { build: () => write(`<row r="9">${text('Lamp')}</row><row r="3"/>`), sentence: /out of order/ },
  'cells without end': {
    build: () =>
      write(
        fill(7500, (at) => `<row><c><v>${at}</v></c>${fill(150, (more) => `<c s="${(at * more) % 9973}"/>`)}</row>`),
      ),
    sentence: /1,000,000 cells/,
  },
  'tags without end within each other': { build: () => write('<x>'.repeat(300_000)), sentence: /nested too deeply/ },
  'tags without end beside each other': { build: () => write('<x/>'.repeat(20_000_000)), sentence: /too large/ },
  'words that stand for others': {
    build: () =>
      buildZip(
        place(
          `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheetOf(`<row>${text('&b;')}</row>`)}`,
        ),
        true,
      ),
    sentence: /DOCTYPE/,
  },
  'a letter written in a million ways': {
    build: () => write(`<row>${text('&#65;'.repeat(150_000))}</row>`),
    sentence: /100,000 letters|too long/,
  },
  'a cell of a million letters': {
    build: () => write(`<row>${text('A lamp. '.repeat(100_000))}</row>`),
    sentence: /100,000 letters/,
  },
  'a cell in a million pieces': {
    build: () => write(`<row><c t="inlineStr"><is>${fill(90_000, (at) => `<r><t>${at}</t></r>`)}</is></c></row>`),
    sentence: /100,000 letters/,
  },
  'one long text in every cell': { build: () => shared(2000, 90_000), sentence: /33,554,432 letters/ },
  'texts that no cell shows': { build: () => shared(1, 60, 700_000), sentence: /too large/ },
  'nothing, packed a thousand times': { build: () => write(' '.repeat(60_000_000)), sentence: /too large/ },
  'less than it says': {
    build: () => claim(write(`<row>${text('Lamp')}</row>`), 0xff_ff_ff_fe),
    sentence: /too large/,
  },
  'more than it says': {
    build: () => claim(write(`<row>${text('Lamp'.repeat(1000))}</row>`), 10),
    sentence: /damaged/,
  },
  'two parts of one name': {
    build: () => buildZip([...place(sheetOf('')), ['xl/sheet.xml', sheetOf(`<row>${text('Lamp')}</row>`)]]),
    sentence: /two files of the name/,
  },
  'half a workbook': {
    build: () => write(fill(100, (at) => `<row>${text(`Lamp ${at}`)}</row>`)).subarray(0, 600),
    sentence: /has not arrived whole/,
  },
  'a sheet that is cut off': {
    build: () => buildZip(place(sheetOf(`<row>${text('Lamp')}`).slice(0, -20))),
    sentence: /damaged/,
  },
  'a zip within a zip within a zip': {
    build: () => buildZip({ 'a.zip': buildZip({ 'b.zip': buildZip({ 'c.png': 'x' }) }) }),
    sentence: /unpack it first/,
  },
  'a zip of more files than anybody has': {
    build: () => buildZip(Array.from({ length: 20_001 }, (_, at) => [`${at}.png`, ''] as const)),
    sentence: /20000 files/,
  },
  'a quotation mark without end': {
    build: () => Buffer.from(`Name,Price\n"Lamp,1\n${'Radio,2\n'.repeat(200_000)}`),
    sentence: /quotation mark/,
  },
  'separators without end': {
    build: () => Buffer.from(`Name,Price\n${`Lamp${','.repeat(500_000)}\n`.repeat(5)}`),
    sentence: /1,000,000 cells/,
  },
  'lines without end': { build: () => Buffer.from(`Name,Price\n${'\n'.repeat(3_000_000)}`), sentence: /empty rows/ },
  'lists without end within each other': {
    build: () => Buffer.from('['.repeat(500_000)),
    sentence: /nested too deeply/,
  },
  'an object of ten thousand names': {
    build: () =>
      Buffer.from(JSON.stringify([Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`n${at}`, at]))])),
    sentence: /200 names/,
  },
};
