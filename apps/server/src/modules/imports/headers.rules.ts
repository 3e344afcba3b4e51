import { type ImportField, importFields } from '@urumuri/contract';
import wordLists from './header-words.json' with { type: 'json' };
import { foldText, likeness } from './text.rules.ts';

export type GuessedColumn = { header: string; field: ImportField | null; samples: string[] };

/** What columns are called in English, French and Kinyarwanda; the first word is the one we write ourselves. */
const headerWords: Record<ImportField, string[]> = wordLists.headers;
export const headerOf = (field: ImportField) => headerWords[field][0] ?? field;

/** Pictures, steps of a category, options and specifications may stand in several columns. */
const repeated: ReadonlySet<ImportField> = new Set(['images', 'category', 'options', 'specification']);
/** In what the products of a family differ: such columns are options where a file has families. */
const optionHeaders = new Set(wordLists.options.map(foldText));
const wordsOf = importFields.map((field) => [field, headerWords[field].map(foldText)] as const);
const knownWords = new Set(wordsOf.flatMap(([, words]) => words));
const sure = 0.95;
const likely = 0.72;
const samplesShown = 3;
const sampleLength = 80;
const firstRowsSearched = 10;

/** The columns that we write ourselves; cells under them are taken to the letter. */
export const ownFields = importFields.filter((field) => field !== 'oldPrice' && field !== 'specification');
export const ownHeaders = ownFields.map(headerOf);

/** Before there were barcodes. */
const earlierHeaders = ownHeaders.filter((header) => header !== headerOf('barcode'));

/** How many columns of a file are those that we write ourselves; none where it is somebody else's. */
const countOwn = (headers: readonly string[]) =>
  [ownHeaders, earlierHeaders].find((own) => own.every((header, place) => header === headers[place]))?.length ?? 0;

export const isOwnFile = (headers: readonly string[]) => countOwn(headers) > 0;

/** Whether a column is called by a specification, with its unit or without: `Screen`, `Screen (in)`. */
export function namesSpecification(header: string, { name, unit }: { name: string; unit: string }): boolean {
  return [foldText(name), foldText(`${name} ${unit}`)].includes(foldText(header));
}

/** A header as it is compared. `Image 3`, `Price (RWF)`, `prix_ttc`: what is counted or counted in says nothing of it. */
function readHeader(header: string) {
  const folded = foldText(header);
  const bare = folded
    .replaceAll(/\b(?:rwf|frw|usd|inr|eur|ttc|ht|url|\d+)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { folded, bare };
}

function scoreHeader({ folded, bare }: ReturnType<typeof readHeader>, words: readonly string[]): number {
  if (folded === '') return 0;
  if (words.includes(folded)) return 1;
  if (bare !== '' && words.includes(bare)) return 0.98;
  // Of two so unlike in length neither is like the other.
  const near = words.filter((word) => word.length >= 4 && folded.length <= 2 * word.length);
  return Math.max(0, ...near.map((word) => likeness(word, folded) * sure));
}

/** How many columns a row of headers would name for certain. */
function countKnown(row: readonly string[]): number {
  return row.map(readHeader).filter(({ folded, bare }) => knownWords.has(folded) || knownWords.has(bare)).length;
}

/** Files begin with a title or empty rows now and then: the row of headers is the one that names most columns. */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, firstRowsSearched).map(countKnown);
  const most = Math.max(0, ...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

/**
 * Which field each column fills: as it was the last time, by its name, by a name like it, or by what stands in it.
 * The best guess of all comes first, and a field is given away once.
 */
export function guessColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  kept: ReadonlyMap<string, ImportField | null> = new Map(),
  specifications: readonly { name: string; unit: string }[] = [],
): GuessedColumn[] {
  const own = countOwn(headers);
  const fields: (ImportField | null)[] = headers.map((header) => kept.get(header) ?? null);
  const decided = headers.map((header) => kept.has(header));
  const guesses = headers
    .map(readHeader)
    .flatMap((header, place) => wordsOf.map(([field, words]) => ({ place, field, score: scoreHeader(header, words) })))
    .concat(
      headers.flatMap((header, place) => {
        const isNamed = specifications.some((one) => namesSpecification(header, one));
        // Our own file has nothing else after its own columns, whatever has become of them since.
        const score = own > 0 && place >= own ? 1 : isNamed ? sure : 0;
        return [{ place, field: 'specification' as const, score }];
      }),
    )
    .filter(({ score }) => score >= likely)
    .toSorted((one, other) => other.score - one.score);
  const given = new Set(fields.filter((field) => field !== null));
  for (const { place, field } of guesses) {
    if (decided[place] || (given.has(field) && !repeated.has(field))) continue;
    fields[place] = field;
    decided[place] = true;
    given.add(field);
  }
  const hasFamilies = fields.includes('family');
  return headers.map((header, place) => {
    if (hasFamilies && !decided[place] && optionHeaders.has(foldText(header))) {
      fields[place] = 'options';
      decided[place] = true;
    }
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    const looksLikePictures =
      cells.length > 0 && cells.every((cell) => /^https?:\S+\.(?:jpe?g|png|webp|avif)\b/i.test(cell));
    return {
      header,
      field: fields[place] ?? (!decided[place] && looksLikePictures ? 'images' : null),
      samples: cells.slice(0, samplesShown).map((cell) => cell.slice(0, sampleLength)),
    };
  });
}
