import { sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../../db/client.ts';
import { fixed, prepareOnce } from '../../../db/prepare-once.ts';
import type { Resemblance } from './spelling.rules.ts';
import type { KindOfThing } from './asked-kind.rules.ts';
import type { KnownWords, Synonym } from './understand.rules.ts';
import type { Shelf } from './named-shelves.rules.ts';

const completionsPerWord = 8;
const resemblancesPerWord = 12;
const mostKinds = 5000;

// A range instead of a pattern: an index can be used for it without knowing the letters.
const lookUp = {
  name: 'words',
  text: `SELECT word, title_uses AS uses, false AS "isBegun" FROM search_words WHERE word = ANY ($1::text[])
    UNION ALL
    (SELECT word, title_uses, true FROM search_words
      WHERE word ~>=~ $2 AND word ~<~ ($2 || U&'\\+10FFFF') AND title_uses > 0
      ORDER BY title_uses DESC, word LIMIT ${completionsPerWord})`,
};

/** A word of the catalogue, with the number of titles that carry it. */
type KnownWord = { word: string; uses: number };

/** Which of these words the catalogue has, and its most usual words in titles that begin like the last one typed. */
export async function lookUpWords(
  executor: Executor,
  words: readonly string[],
  beginning: string,
): Promise<KnownWords> {
  if (words.length === 0) return { known: [], beginnings: [] };
  const rows = await runStatement<KnownWord & { isBegun: boolean }>(executor, lookUp, [words, beginning]);
  return { known: rows.filter(({ isBegun }) => !isBegun), beginnings: rows.filter(({ isBegun }) => isBegun) };
}

export type SynonymRow = Synonym & { isOff: boolean };

/** What this shop has changed about the synonyms. */
export async function listSynonyms(executor: Executor): Promise<SynonymRow[]> {
  const { rows } = await executor.execute<SynonymRow>(
    sql`select term, meaning, is_off as "isOff" from search_synonyms order by id`,
  );
  return rows;
}

const prepareResemblances = prepareOnce('resembling', (executor, _shape: 'any', name) =>
  executor
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`word`,
      uses: sql<number>`uses`,
      likeness: sql<number>`likeness`,
    })
    .from(sql`resembling_words(${sql.placeholder('words')}::text[], ${fixed(resemblancesPerWord)})`)
    .prepare(name),
);

/** Known words that look like the ones asked for. */
export function listResemblances(executor: Executor, words: string[]): Promise<Resemblance[]> {
  return prepareResemblances(executor, 'any').execute({ words });
}

/** All categories and brands. */
export async function listShelves(executor: Executor): Promise<Shelf[]> {
  const { rows } = await executor.execute<Shelf>(
    sql`select kind, id, slug, name, parent_id as "parentId", is_former as "isFormer" from (
        select 'category' as kind, id, slug, name, parent_id, position, false as is_former from categories
        union all select 'brand', id, slug, name, null, 0, false from brands
        union all select 'brand', brand_id, slug, name, null, 0, true from brand_aliases
      ) as shelves order by position, name`,
  );
  return rows;
}

/** Every word that names a kind of thing. */
export async function listKinds(executor: Executor): Promise<(KindOfThing & { word: string })[]> {
  const { rows } = await executor.execute<KindOfThing & { word: string }>(
    sql`select word, uses, leads from search_kinds order by uses desc limit ${mostKinds}`,
  );
  return rows;
}

/** Counts the words of about this many products anew. */
export async function countWords(executor: Executor, sampleSize: number): Promise<void> {
  await executor.execute(sql`select count_search_words(${sampleSize})`);
}
