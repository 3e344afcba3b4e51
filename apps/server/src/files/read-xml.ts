import { SaxesParser } from 'saxes';
import { refuseFile } from './refuse-file.ts';

export type Attributes = Record<string, string>;
export type Listener = {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

const deepest = 100;
const mostTags = 6_000_000;
/** Texts, comments and tags are read whole before anybody learns of them. */
const longestPart = 1024 * 1024;
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Tells a listener what a file of XML holds; goes on a piece at a time, so that what was told can be used. */
export async function* readXml(pieces: AsyncIterable<Buffer>, listener: Listener): AsyncGenerator<undefined> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let unheard = 0;
  let depth = 0;
  let tags = 0;
  parser.on('doctype', () => {
    throw refuseFile('The workbook has definitions of its own (DOCTYPE), as no spreadsheet does. Save it anew.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    unheard = 0;
    depth += 1;
    tags += 1;
    if (depth > deepest) throw refuseFile('The workbook is nested too deeply to be read. Save it anew, or as CSV.');
    if (tags > mostTags) throw refuseFile('The workbook is too large. Save the sheet as CSV, or send it in parts.');
    listener.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    unheard = 0;
    depth -= 1;
    listener.close?.(localName(name));
  });
  if (listener.text) parser.on('text', listener.text);
  if (listener.text) parser.on('cdata', listener.text);
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    unheard += text.length;
    if (unheard > longestPart) throw refuseFile('The workbook has a cell that is too long.');
    parser.write(text);
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}
