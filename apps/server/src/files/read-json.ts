import { refuseFile } from './refuse-file.ts';
import { writeValue } from './write-value.ts';

const longestItem = 1024 * 1024;
const deepest = 100;
const mostNames = 200;
const mostLists = 1000;

type Item = Record<string, unknown>;
/** An item, and which of the lists in the file it is in. */
type Found = { list: number; item: unknown };

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A list of objects, the first list of objects within an object, or an object a line. Read twice, because the names of
 * fields are the headers and the last object may have one that no other has.
 */
export async function* readJson(readAll: () => AsyncIterable<string>, head: string): AsyncGenerator<string[]> {
  const read = () => (isLineWise(head) ? readLines : readLists)(readAll());
  const lists = new Map<number, Set<string> | undefined>();
  for await (const { list, item } of read()) {
    const names = lists.has(list) ? lists.get(list) : new Set<string>();
    if (isItem(item)) for (const name of Object.keys(item)) names?.add(name);
    if (names && names.size > mostNames)
      throw refuseFile(`The objects of this file have more than ${mostNames} names.`);
    lists.set(list, isItem(item) ? names : undefined);
    if (lists.size > mostLists)
      throw refuseFile('There are too many lists in this file. Send the one of the products.');
  }
  const [chosen, names] = [...lists].find(([, known]) => known !== undefined) ?? [];
  if (names === undefined) throw refuseFile('There is no list of products in this JSON.');
  const headers = [...names];
  yield headers;
  for await (const { list, item } of read()) {
    if (list === chosen && isItem(item)) yield headers.map((header) => writeField(item[header]));
  }
}

/** Whether the first line is whole by itself, and another object follows. */
function isLineWise(head: string): boolean {
  const [first = '', second = ''] = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  try {
    return isItem(JSON.parse(first)) && second.trimStart().startsWith('{');
  } catch {
    return false;
  }
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Found> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > longestItem) throw refuseFile('A line of this file is too long.');
    for (const line of lines) if (line.trim() !== '') yield { list: 0, item: parse(line) };
  }
  if (rest.trim() !== '') yield { list: 0, item: parse(rest) };
}

/** Items of the list that the file is, or of the lists in the object that it is. */
async function* readLists(text: AsyncIterable<string>): AsyncGenerator<Found> {
  let list = -1;
  let depth = 0;
  /** How deep the items of the list lie; 0 outside of lists. */
  let within = 0;
  let isQuoted = false;
  let isEscaped = false;
  let item = '';
  for await (const piece of text) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at];
      if (isEscaped) isEscaped = false;
      else if (isQuoted) {
        if (sign === '\\') isEscaped = true;
        else if (sign === '"') isQuoted = false;
      } else if (sign === '"') isQuoted = true;
      else if (sign === '{' || sign === '[') {
        depth += 1;
        if (depth > deepest) throw refuseFile('This file is nested too deeply to be read.');
        if (sign === '[' && within === 0 && depth <= 2) {
          [within, list, from, item] = [depth, list + 1, at + 1, ''];
        }
      } else if (sign === ',' || sign === '}' || sign === ']') {
        if (within > 0 && depth === within && sign !== '}') {
          const json = item + piece.slice(from, at);
          if (json.trim() !== '') yield { list, item: parse(json) };
          [from, item] = [at + 1, ''];
          if (sign === ']') within = 0;
        }
        if (sign !== ',') depth -= 1;
      }
    }
    if (within > 0) item += piece.slice(from);
    if (item.length > longestItem) throw refuseFile('An object in this file is too long.');
  }
  if (depth !== 0 || isQuoted) throw noJson();
}

const noJson = () => refuseFile('This is no JSON that can be read.');

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw noJson();
  }
}

/** Lists and objects as people would write them into a cell. */
function writeField(value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((part) => (isItem(part) ? Object.values(part).map(writeValue).join(': ') : writeValue(part)))
      .join(' | ');
  }
  if (!isItem(value)) return writeValue(value);
  return Object.entries(value)
    .map(([label, part]) => `${label}: ${writeValue(part)}`)
    .join(' | ');
}
