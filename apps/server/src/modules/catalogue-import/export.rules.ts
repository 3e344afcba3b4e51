import { importFields } from '@urumuri/contract';
import { ownHeaders } from './headers.rules.ts';

const exported = importFields.filter((field) => field !== 'oldPrice');

/** In a spreadsheet, cells that begin like this are formulas; a quote before them keeps them texts. */
const formula = /^[=+@\t\r]|^-(?!\d)/;

/** A line of CSV; what has a sign of the format in it is quoted. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** The signature tells spreadsheets that it is UTF-8. */
export const csvHead = `\uFEFF${writeCsvLine(ownHeaders)}`;

/** A product as a line of the file that {@link csvHead} begins. */
export function writeProductLine(facts: Record<string, unknown>): string {
  return writeCsvLine(exported.map((field) => writeFact(facts[field])));
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
