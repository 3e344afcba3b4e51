import { type ImportField, importFields, limits } from '@urumuri/contract';
import { readSpecification, type Specification } from '../catalogue/index.ts';
import { headerOf, namesSpecification } from './headers.rules.ts';
import { type GivenPrices, settlePrices } from './prices.rules.ts';
import { cleanLine, cleanText, foldText } from './text.rules.ts';
import {
  type Read,
  readBarcodeCell,
  readOptions,
  readPercent,
  readPictures,
  readPrice,
  readSpecifications,
  readStock,
  readWarranty,
  readYesNo,
  refused,
  taken,
} from './values.rules.ts';

export type Facts = Record<string, unknown>;
export type Fault = { column: string; value: string; reason: string; proposal?: string | undefined };
export type RowContext = {
  columns: readonly { header: string; field: string | null }[];
  readCategory(text: string): Read<string>;
  /** Of brands that are known, by their folded names. */
  brands: ReadonlyMap<string, string>;
  /** Written by our own export: texts are taken to the letter. */
  isOwn: boolean;
  takesProposals: boolean;
  /** What is defined for products of a category; anywhere, where the row names none. */
  listDefined(category: string | undefined): readonly Specification[];
  /** A picture that came with the file, by its name. */
  findPicture(name: string): { image: string | null; failure: string } | undefined;
};

const separators: Partial<Record<ImportField, string>> = { images: ' ', category: ' > ', options: '\n' };
const priceFields = ['price', 'oldPrice', 'salePrice', 'discount'] as const;
const valueShown = 120;
/** A cell that says that there is nothing; an empty one says nothing. */
const nothing = /^[-–—]$/;
const cleared: Partial<Record<ImportField, unknown>> = {
  model: '',
  shortDescription: '',
  description: '',
  boxContents: '',
  specifications: [],
  images: [],
  warrantyMonths: null,
  sku: null,
  barcode: null,
  family: null,
  options: [],
};

function readLine(most: number): (text: string) => Read<string> {
  return (text) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return refused('There are no letters or digits in it.');
    return readLong(most)(text);
  };
}

function readLong(most: number): (text: string) => Read<string> {
  return (text) => (text.length <= most ? taken(text) : refused(tooLong(text, most), cut(text, most)));
}

const tooLong = (text: string, most: number) => `It has ${text.length} letters; ${most} are the most.`;

/** At the end of a word, if there is one near. */
function cut(text: string, most: number): string {
  const short = text.slice(0, most);
  return short.replace(/\s+\S{0,40}$/u, '').replace(/[\s,;:|(/-]+$/, '') || short.trim();
}

const lines: readonly ImportField[] = ['sku', 'name', 'brand', 'model', 'shortDescription', 'family', 'barcode'];

function readersOf(context: RowContext): Record<ImportField, (text: string) => Read<unknown>> {
  return {
    // A number cut short would be another product's.
    sku: (text) =>
      text.length > limits.skuLength ? refused(tooLong(text, limits.skuLength)) : readLine(limits.skuLength)(text),
    name: readLine(limits.productNameLength),
    brand: (text) => {
      const known = context.brands.get(foldText(text));
      return known === undefined ? readLine(limits.brandLength)(text) : taken(known);
    },
    category: context.readCategory,
    model: readLong(limits.productModelLength),
    price: readPrice,
    oldPrice: readPrice,
    salePrice: readPrice,
    discount: readPercent,
    stock: readStock,
    shortDescription: readLong(limits.shortDescriptionLength),
    description: readLong(limits.descriptionLength),
    specifications: readSpecifications,
    images: (text) => readPictures(text, context.findPicture),
    warrantyMonths: readWarranty,
    boxContents: readLong(limits.boxContentsLength),
    family: readLine(limits.familyLength),
    options: readOptions,
    isPublished: readYesNo,
    barcode: readBarcodeCell,
    // Read with the category of the row.
    specification: taken,
  };
}

/** Reads rows of one file; what a cell does not say is not among the facts. */
export function createRowReader(context: RowContext): (cells: readonly string[]) => { facts: Facts; faults: Fault[] } {
  const readers = readersOf(context);
  const placesOf = new Map(
    importFields.map((field) => [
      field,
      context.columns.flatMap((column, place) => (column.field === field ? [place] : [])),
    ]),
  );
  const meantBy = new Map<string, Specification | undefined>();
  /** What is defined by the name of a column, looked for once in each category. */
  function findMeant(header: string, category: string | undefined): Specification | undefined {
    const key = JSON.stringify([header, category]);
    if (!meantBy.has(key))
      meantBy.set(
        key,
        context.listDefined(category).find((one) => namesSpecification(header, one)),
      );
    return meantBy.get(key);
  }

  const columnOf = (field: ImportField) => {
    const headers = (placesOf.get(field) ?? []).map((place) => context.columns[place]?.header ?? '');
    return headers.join(', ') || headerOf(field);
  };

  function join(field: ImportField, cells: readonly string[]): string {
    const texts = (placesOf.get(field) ?? [])
      .filter((place) => (cells[place] ?? '').trim() !== '')
      .map((place) => (field === 'options' ? nameOption(place, cells[place] ?? '') : (cells[place] ?? '')));
    return texts.join(separators[field] ?? ' ');
  }

  /** A column of one option is called as the option is. */
  function nameOption(place: number, cell: string): string {
    return /[:=]|^\[/.test(cell) || nothing.test(cell.trim())
      ? cell
      : `${context.columns[place]?.header ?? ''}: ${cell}`;
  }

  /** What columns of their own say of specifications, by name; nothing is said by an empty cell. */
  function readNamed(
    cells: readonly string[],
    category: unknown,
    refuse: (header: string, value: string, reason: string) => void,
  ): Record<string, string | null> {
    const named: Record<string, string | null> = {};
    for (const place of placesOf.get('specification') ?? []) {
      const { header = '' } = context.columns[place] ?? {};
      const raw = cells[place] ?? '';
      const text = context.isOwn ? raw.replace(/^'(?=[=+@-])/, '') : cleanLine(raw);
      if (text === '') continue;
      const meant = findMeant(header, typeof category === 'string' ? category : undefined);
      const label = meant?.name ?? header;
      if (nothing.test(text)) {
        named[label] = null;
        continue;
      }
      const read = meant && readSpecification(meant, text);
      if (read?.ok === false) refuse(header, text, read.reason);
      else if (text.length > limits.specificationLength)
        refuse(header, text, `A specification has at most ${limits.specificationLength} letters.`);
      else named[label] = read && !context.isOwn ? read.value : text;
    }
    return named;
  }

  return (cells) => {
    const facts: Facts = {};
    const faults: Fault[] = [];
    const prices: GivenPrices = {};
    const refuseCell = (column: string, value: string, reason: string, proposal?: string) =>
      faults.push({ column, value: value.slice(0, valueShown), reason, proposal: proposal?.slice(0, valueShown) });
    const refuse = (field: ImportField, value: string, reason: string, proposal?: string) =>
      refuseCell(columnOf(field), value, reason, proposal);

    const extra = cells.slice(context.columns.length).find((cell) => cell.trim() !== '');
    const separated = 'There are more cells than columns: a text with the separator in it must stand in quotes.';
    if (extra !== undefined) refuseCell('', extra, separated);
    for (const field of importFields) {
      if (field === 'specification') continue;
      const raw = join(field, cells);
      const text = context.isOwn
        ? raw.replace(/^'(?=[=+@-])/, '')
        : lines.includes(field)
          ? cleanLine(raw)
          : cleanText(raw);
      if (text === '') {
        if (raw.trim() !== '') refuse(field, raw, 'There is nothing to read in it.');
        continue;
      }
      if (nothing.test(text.trim()) && field in cleared) {
        facts[field] = cleared[field];
        continue;
      }
      let read = readers[field](text);
      if (!read.ok && context.takesProposals && read.proposal !== undefined) read = readers[field](read.proposal);
      if (!read.ok) refuse(field, text, read.reason, read.proposal);
      else if ((priceFields as readonly string[]).includes(field))
        prices[field as keyof GivenPrices] = read.value as number;
      else facts[field] = read.value;
    }
    if (!faults.some(({ column }) => priceFields.some((field) => columnOf(field) === column))) {
      let settled = settlePrices(prices);
      if ('field' in settled && context.takesProposals && settled.proposal !== undefined) {
        settled = settlePrices({ ...prices, [settled.field]: settled.proposal });
      }
      if ('field' in settled) {
        refuse(settled.field, join(settled.field, cells), settled.reason, settled.proposal?.toString());
      } else Object.assign(facts, settled);
    }
    const named = readNamed(cells, facts.category, refuseCell);
    if (Object.keys(named).length > 0) facts['~named'] = named;
    if (facts.brand === undefined && typeof facts.name === 'string') {
      const guess = guessBrand(facts.name, context.brands);
      if (guess !== undefined) facts['~brand'] = guess;
    }
    return { facts, faults };
  };
}

/** The known brand that a name begins with, else the first word where it looks like a name. */
function guessBrand(name: string, brands: ReadonlyMap<string, string>): string | undefined {
  const words = foldText(name).split(' ');
  for (const count of [3, 2, 1]) {
    const known = brands.get(words.slice(0, count).join(' '));
    if (known !== undefined) return known;
  }
  return /^\p{Lu}[\p{L}\p{N}&-]{2,}(?=\s)/u.exec(name)?.[0];
}
