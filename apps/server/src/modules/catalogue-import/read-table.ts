import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { readJson } from './read-json.ts';
import { findWorkbook, readWorkbook } from './read-workbook.ts';
import { spool } from './spool.ts';
import { openZip, refuseFile as refuse, type ZipFile } from './zip-file.ts';

/** A zip that is no workbook is one of pictures. */
export type Table =
  | { format: 'csv' | 'tsv' | 'xlsx' | 'json'; rows: AsyncGenerator<string[]> }
  | { format: 'zip'; zip: ZipFile };

const headBytes = 64 * 1024;
const zipMark = Buffer.from('PK\u0003\u0004');
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Of two that would do, the one that stands in texts less often. */
const separators = ['\t', ';', '|', ','] as const;

/** A file of any kind as rows of texts, a piece at a time; which kind it is says its content. */
export async function readTable(source: AsyncIterable<Buffer>): Promise<Table> {
  const { head, all } = await peek(source);
  if (head.length === 0) throw refuse('The file is empty.');
  if (head.subarray(0, 4).equals(zipMark)) {
    const zip = await openZip(all);
    return findWorkbook(zip) ? { format: 'xlsx', rows: readWorkbook(zip) } : { format: 'zip', zip };
  }
  if (head.subarray(0, 4).equals(oldExcelMark))
    throw refuse('This is an old Excel file: save it as .xlsx or CSV first.');
  if (head.subarray(0, 512).includes(0) && !isWide(head))
    throw refuse('This is no table: send CSV, TSV, XLSX or JSON.');
  const encoding = findEncoding(head);
  const text = new TextDecoder(encoding).decode(head).trimStart();
  if (/^[[{]/.test(text)) return { format: 'json', rows: readJson(await spool(all), encoding, text) };
  const separator = findSeparator(text);
  return { format: separator === '\t' ? 'tsv' : 'csv', rows: readSeparated(all, encoding, separator) };
}

async function peek(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const pieces = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const piece = await pieces.next();
    if (piece.done) break;
    first.push(piece.value);
    length += piece.value.length;
  }
  async function* all() {
    yield* first;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  }
  return { head: Buffer.concat(first), all: all() };
}

const isWide = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

/** What is no UTF-8 comes from an older Excel; a letter cut in two at the end of the head is none of its business. */
function findEncoding(head: Buffer): 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be' {
  if (isWide(head)) return head[0] === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The sign that parts most of the first lines into the same number of cells, quoted ones left out. */
export function findSeparator(text: string): (typeof separators)[number] {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    return { separator, score: usual * counts.filter((count) => count === usual).length };
  });
  return scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)[0]?.separator ?? ',';
}

async function* readSeparated(
  source: AsyncIterable<Buffer>,
  encoding: string,
  delimiter: string,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  async function* decode() {
    for await (const piece of source) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  }
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: false,
    max_record_size: 1024 * 1024,
  });
  const feeding = pipeline(Readable.from(decode()), parser);
  feeding.catch(() => undefined);
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_')) throw error;
    throw refuse(`The file cannot be read: ${error.message}`);
  }
  await feeding;
}
