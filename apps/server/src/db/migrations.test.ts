import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { readMigrations } from './migrate.ts';

const takesAway: readonly RegExp[] = [
  /\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION|TRIGGER|TYPE|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/is,
];
/** The second half of a change, in a later version than the first: `-- contract: since 0.3.0 nobody reads title_old`. */
const contract = /^-- contract: since \d+\.\d+\.\d+ .+/;

/** The statements that a server of the version before would stumble over. */
function listBreaking(text: string): string[] {
  if (contract.test(text)) return [];
  return text.split(';').filter((statement) => takesAway.some((pattern) => pattern.test(statement)));
}

it.each([
  ['DROP TABLE "carts"', 1],
  ['ALTER TABLE a RENAME COLUMN b TO c', 1],
  ['ALTER TABLE a ALTER COLUMN b SET NOT NULL', 1],
  ['ALTER TABLE a ALTER COLUMN b SET DATA TYPE text', 1],
  ['ALTER TABLE a ADD COLUMN b text NOT NULL', 1],
  ["ALTER TABLE a ADD COLUMN b text DEFAULT '' NOT NULL", 0],
  ['ALTER TABLE a ADD COLUMN b text; CREATE TABLE c (d text NOT NULL); DROP INDEX e', 0],
  ['-- contract: since 0.3.0 nobody reads b\nALTER TABLE a DROP COLUMN b', 0],
])('%j takes away %i', (text, count) => expect(listBreaking(text)).toHaveLength(count));

it('keeps in every new migration what the version before it needs, unless it says since when nobody does', async () => {
  const files = await readMigrations(paths.migrations);
  expect(files.flatMap(({ name, text }) => listBreaking(text).map((statement) => `${name}: ${statement}`))).toEqual([]);
});

it('keeps no snapshot of the schema but that of the newest migration', async () => {
  const newest = (await readMigrations(paths.migrations)).at(-1)?.name ?? '';
  const kept = await readdir(path.join(paths.migrations, 'meta'));
  expect(kept.sort()).toEqual([`${newest.slice(0, 4)}_snapshot.json`, '_journal.json']);
});
