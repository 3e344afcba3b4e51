import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { fixedLimit, prepareOnce } from '../../../db/prepare-once.ts';
import type { Resemblance } from './spelling.rules.ts';
import type { WordKnowledge } from './understand.rules.ts';
import type { Shelf } from './write-queries.rules.ts';

const completionsPerWord = 8;
const resemblancesPerWord = 12;

const lastCharacter = '\u{10ffff}';

type Kind = 'known' | 'beginning' | 'synonym';

const prepareLookUp = prepareOnce('words', (executor, _shape: 'any', name) =>
  executor
    .select({
      kind: sql<Kind>`kind`,
      word: sql<string>`word`,
      meaning: sql<string>`meaning`,
      uses: sql<number>`uses`.mapWith(Number),
    })
    .from(
      sql`(select 'known' as kind, word, '' as meaning, title_uses as uses
        from search_words where word = any (${sql.placeholder('words')}::text[])
      union all
      (select 'beginning', word, '', title_uses from search_words
        where word ~>=~ ${sql.placeholder('beginning')}::text and word ~<~ ${sql.placeholder('beyond')}::text
          and title_uses > 0
        order by title_uses desc, word limit ${fixedLimit(completionsPerWord)})
      union all
      select 'synonym', search_text(term), search_text(meaning), 0
        from search_synonyms where search_text(term) = any (${sql.placeholder('phrases')}::text[])) as knowledge`,
    )
    .prepare(name),
);

export type AskedWords = { words: string[]; beginning: string | undefined; phrases: string[] };

/** Everything the catalogue knows about these words, in one question. */
export async function lookUpWords(executor: Executor, asked: AskedWords): Promise<WordKnowledge> {
  const beginning = asked.beginning ?? null;
  // A range instead of a pattern: an index can be used for it without knowing the letters.
  const beyond = beginning && beginning + lastCharacter;
  const rows = await prepareLookUp(executor, 'any').execute({ ...asked, beginning, beyond });
  return {
    known: rows.filter(({ kind }) => kind === 'known'),
    beginnings: rows.filter(({ kind }) => kind === 'beginning'),
    synonyms: rows.filter(({ kind }) => kind === 'synonym').map(({ word, meaning }) => ({ term: word, meaning })),
  };
}

/**
 * Known words that look like the ones asked for: by the trigrams they share, and for titles also by
 * the letters to change, which finds `samsung` for `sumsang`.
 */
export async function listResemblances(executor: Executor, words: string[]): Promise<Resemblance[]> {
  const { rows } = await executor.execute<Resemblance>(sql`
    select typed, near.word, near.uses, near.likeness
    from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      (select word, title_uses as uses, similarity(word, typed) as likeness
        from search_words where word % typed order by likeness desc, uses desc limit ${resemblancesPerWord})
      union
      (select word, title_uses, similarity(word, typed) from search_words
        where word like left(typed, 1) || '%' and title_uses > 0
          and length(word) between length(typed) - 2 and length(typed) + 2
          and levenshtein_less_equal(word, typed, 2) <= 2
        order by levenshtein_less_equal(word, typed, 2), title_uses desc limit ${resemblancesPerWord})
    ) as near`);
  return rows;
}

/** All categories and brands. */
export async function listShelves(executor: Executor): Promise<Shelf[]> {
  const { rows } = await executor.execute<Shelf>(
    sql`select 'category' as kind, id, slug from categories union all select 'brand', id, slug from brands`,
  );
  return rows;
}

/** Counts the words of about this many products anew. */
export async function countWords(executor: Executor, sampleSize: number): Promise<void> {
  await executor.execute(sql`select count_search_words(${sampleSize})`);
}
