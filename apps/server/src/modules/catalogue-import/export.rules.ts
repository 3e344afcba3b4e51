import { importFields } from '@urumuri/contract';
import { ownHeaders } from './headers.rules.ts';

const exported = importFields.filter((field) => field !== 'oldPrice' && field !== 'specification');

/** In a spreadsheet, cells that begin like this are formulas; a quote before them keeps them texts. */
const formula = /^[=+@\t\r]|^-(?!\d)/;

/** A line of CSV; what has a sign of the format in it is quoted. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** The signature tells spreadsheets that it is UTF-8. */
export const writeCsvHead = (specifications: readonly string[]) =>
  `\uFEFF${writeCsvLine([...ownHeaders, ...specifications])}`;

type Exported = { facts: Record<string, unknown>; typed: readonly string[] };

/** A product as a line of the file: what its category defines in columns of their own, the rest as pairs. */
export function writeProductLine({ facts, typed }: Exported, specifications: readonly string[]): string {
  const pairs = (facts.specifications ?? []) as readonly (readonly [string, string])[];
  const isTyped = (label: string) => typed.includes(label.toLowerCase());
  const rest = { ...facts, specifications: pairs.filter(([label]) => !isTyped(label)) };
  const valueOf = (name: string) =>
    isTyped(name) ? pairs.find(([label]) => label.toLowerCase() === name.toLowerCase())?.[1] : undefined;
  return writeCsvLine([
    ...exported.map((field) => writeFact(rest[field as keyof typeof rest])),
    ...specifications.map((name) => writeFact(valueOf(name))),
  ]);
}

function writeFact(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length === 0) return '';
    return value.every((part) => typeof part === 'string') ? value.join(' ') : JSON.stringify(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return formula.test(value) ? `'${value}` : value;
}
