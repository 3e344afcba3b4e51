import { importFields } from '@urumuri/contract';
import { guardCell, writeCsvHead, writeCsvLine } from '../../http/csv.ts';
import { ownHeaders } from './headers.rules.ts';

const exported = importFields.filter((field) => field !== 'oldPrice');

export const csvHead = writeCsvHead(ownHeaders);

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
  return guardCell(value);
}
