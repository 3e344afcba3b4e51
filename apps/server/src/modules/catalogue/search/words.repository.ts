import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { fixedLimit, prepareOnce } from '../../../db/prepare-once.ts';
import type { Resemblance } from './spelling.rules.ts';
import type { KindOfThing } from './asked-kind.rules.ts';
import type { KnownWords, Synonym } from './understand.rules.ts';
import type { Shelf } from './named-shelves.rules.ts';

const completionsPerWord = 8;
const resemblancesPerWord = 12;
const mostKinds = 5000;

const lastCharacter = '\u{10ffff}';

const prepareLookUp = prepareOnce('words', (executor, _shape: 'any', name) =>
  executor
    .select({
      isBeginning: sql<boolean>`is_beginning`,
      word: sql<string>`word`,
      uses: sql<number>`uses`.mapWith(Number),
    })
    .from(
      sql`(select false as is_beginning, word, title_uses as uses
        from search_words where word = any (${sql.placeholder('words')}::text[])
      union all
      (select true, word, title_uses from search_words
        where word ~>=~ ${sql.placeholder('beginning')}::text and word ~<~ ${sql.placeholder('beyond')}::text
          and title_uses > 0
        order by title_uses desc, word limit ${fixedLimit(completionsPerWord)})) as knowledge`,
    )
    .prepare(name),
);

export type AskedWords = { words: string[]; beginning: string | undefined };

/** What the catalogue knows about these words, in one question. */
export async function lookUpWords(executor: Executor, asked: AskedWords): Promise<KnownWords> {
  const beginning = asked.beginning ?? null;
  // A range instead of a pattern: an index can be used for it without knowing the letters.
  const beyond = beginning && beginning + lastCharacter;
  const rows = await prepareLookUp(executor, 'any').execute({ ...asked, beginning, beyond });
  return {
    known: rows.filter(({ isBeginning }) => !isBeginning),
    beginnings: rows.filter(({ isBeginning }) => isBeginning),
  };
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
    .from(sql`resembling_words(${sql.placeholder('words')}::text[], ${fixedLimit(resemblancesPerWord)})`)
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
