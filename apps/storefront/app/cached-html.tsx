import { identityRevision } from '@urumuri/identity';
import { hash, randomUUID } from 'node:crypto';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type HtmlWriter, setHtmlWriter } from './ui/cached.tsx';

/** HTML in order; `null` stands for the address of the page it is shown on. */
type Parts = readonly (Buffer | null)[];

/** HTML of a component, and the pictures React would ask for ahead of it. */
type Piece = { parts: Parts; preloads: string };

/** Some five thousand cards in each of two generations. */
const maxBytes = 12 * 1024 * 1024;
/** About what a piece takes besides its text. */
const pieceBytes = 500;

/** Cannot be guessed, so that no product can be called like them. */
const token = randomUUID();
const address = randomUUID();
const encodedAddress = encodeURIComponent(`/${address}`);
/** React asks for pictures ahead of their place; where there is no head, in front of everything. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

const componentNumbers = new WeakMap<object, number>();
let componentCount = 0;

function numberOf(component: object): number {
  const known = componentNumbers.get(component);
  if (known !== undefined) return known;
  componentNumbers.set(component, componentCount);
  return componentCount++;
}

/**
 * Pieces by the shop's identity, component and props. Each follows from its key alone, so that none is ever stale. What was not used while
 * a whole generation was written is dropped with the older one.
 */
let young = new Map<string, Piece>();
let old = new Map<string, Piece>();
let youngBytes = 0;

function find(key: string): Piece | undefined {
  const piece = young.get(key);
  if (piece !== undefined) return piece;
  const older = old.get(key);
  return older && keep(key, older);
}

function keep(key: string, piece: Piece): Piece {
  young.set(key, piece);
  youngBytes += piece.parts.reduce((sum, part) => sum + (part?.length ?? 0), 2 * key.length + pieceBytes);
  if (youngBytes > maxBytes) {
    old = young;
    young = new Map();
    youngBytes = 0;
  }
  return piece;
}

/** Lists that were written once, by the hash of their key. */
const writtenLists = new Set<string>();
const maxWrittenLists = 10_000;

/** Most lists of cards are those of one page, which is cached whole: they are kept from the second time on. */
function wasWrittenBefore(key: string): boolean {
  const short = hash('sha1', key);
  if (writtenLists.has(short)) return true;
  if (writtenLists.size >= maxWrittenLists) writtenLists.clear();
  writtenLists.add(short);
  return false;
}

function write(key: string, element: ReactElement): Piece {
  const { html, pieces } = renderWithTokens(<StaticRouter location={`/${address}`}>{element}</StaticRouter>);
  const own = leadingPreloads.exec(html)?.[0] ?? '';
  const parts: (Buffer | null)[] = [];
  const add = (text: string) =>
    text.split(encodedAddress).forEach((bit, index) => parts.push(...(index > 0 ? [null] : []), Buffer.from(bit)));
  putTogether(html.slice(own.length), pieces, parts, add);
  const preloads = own + joinPreloads(pieces);
  const isList = pieces.length > 0;
  if (isList && !wasWrittenBefore(key)) return { parts, preloads };
  return keep(key, { parts: joinNeighbours(parts), preloads });
}

const joinPreloads = (pieces: readonly Piece[]) => pieces.map(({ preloads }) => preloads).join('');

/** Puts the pieces in the place of their tokens; `add` puts the text between them. */
function putTogether(
  html: string,
  pieces: readonly Piece[],
  parts: (Buffer | null)[],
  add: (text: string) => void,
): void {
  const [first = '', ...rest] = html.split(token);
  add(first);
  for (const text of rest) {
    const numberEnd = text.indexOf(';');
    for (const part of pieces[Number(text.slice(0, numberEnd))]?.parts ?? []) parts.push(part);
    add(text.slice(numberEnd + 1));
  }
}

/** The same bytes in as few parts as there can be: a list of cards is put into many pages. */
function joinNeighbours(parts: Parts): Parts {
  const joined: (Buffer | null)[] = [];
  let neighbours: Buffer[] = [];
  const join = () => {
    if (neighbours.length > 0) joined.push(Buffer.concat(neighbours));
    neighbours = [];
  };
  for (const part of parts) {
    if (part !== null) neighbours.push(part);
    else {
      join();
      joined.push(null);
    }
  }
  join();
  return joined;
}

const end = '</body></html>';

/**
 * Renders a page, with the `Cached` parts that were rendered before taken as they are. They are bytes already, so in
 * React's text each leaves a token; nor could a new one be rendered while the page is. `closing` ends the body.
 */
export function renderPage(page: ReactElement, { pathname, search }: URL, closing: string): Buffer {
  const here = Buffer.from(encodeURIComponent(pathname + search).replaceAll("'", '&#x27;'));
  const { html, pieces } = renderWithTokens(page);
  if (!html.endsWith(end)) throw new Error('A page ends with its body.');
  const whole = html.slice(0, -end.length).replace('</head>', () => `${joinPreloads(pieces)}</head>`);
  const parts: (Buffer | null)[] = [];
  putTogether(`<!DOCTYPE html>${whole}${closing}${end}`, pieces, parts, (text) => parts.push(Buffer.from(text)));
  return Buffer.concat(parts.map((part) => part ?? here));
}

function renderWithTokens(page: ReactElement): { html: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  const later: (() => void)[] = [];
  const writer: HtmlWriter = (component, props) => {
    const key = `${identityRevision()} ${numberOf(component)} ${JSON.stringify(props)}`;
    const known = find(key);
    const place = pieces.push(known ?? { parts: [], preloads: '' }) - 1;
    const Component = component as ComponentType<object>;
    if (!known) later.push(() => void (pieces[place] = find(key) ?? write(key, <Component {...props} />)));
    return `${token}${place};`;
  };
  setHtmlWriter(writer);
  try {
    return { html: renderToString(page), pieces };
  } finally {
    setHtmlWriter(undefined);
    for (const finish of later) finish();
  }
}
