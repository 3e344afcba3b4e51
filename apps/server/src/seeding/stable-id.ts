import { createHash } from 'node:crypto';

/** The same UUID for the same thing on every machine, so that two demo shops are alike. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
