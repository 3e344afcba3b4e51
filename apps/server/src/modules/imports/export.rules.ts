import { guardCell, writeCsvHead, writeCsvLine } from '../../files/csv.ts';
import { ownFields, ownHeaders } from './headers.rules.ts';

export const writeHead = (specifications: readonly string[]) => writeCsvHead([...ownHeaders, ...specifications]);

type Exported = { facts: Record<string, unknown>; typed: readonly string[] };

/** A product as a line of the file: what its category defines in columns of their own, the rest as pairs. */
export function writeProductLine({ facts, typed }: Exported, specifications: readonly string[]): string {
  const pairs = (facts.specifications ?? []) as readonly (readonly [string, string])[];
  const isTyped = (label: string) => typed.includes(label.toLowerCase());
  const rest = { ...facts, specifications: pairs.filter(([label]) => !isTyped(label)) };
  const valueOf = (name: string) =>
    isTyped(name) ? pairs.find(([label]) => label.toLowerCase() === name.toLowerCase())?.[1] : undefined;
  return writeCsvLine([
    ...ownFields.map((field) => writeFact(rest[field as keyof typeof rest])),
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
  return guardCell(value);
}
