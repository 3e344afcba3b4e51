import { type Executor, readTexts } from '../../../db/client.ts';
import { type FoundAnswers, needsDetails } from './answers.rules.ts';
import { type Attempt, scoringOf, type TextSearch } from './search.repository.ts';

const list = {
  name: 'list_answers',
  text: `SELECT answers FROM list_answers($1::tsquery[], $2::tsquery[], $3::integer[], $4::integer[], $5::tsquery[],
    $6::tsquery[], $7::tsquery, $8::tsquery, $9::uuid[], $10::tsquery, $11::uuid[], $12::uuid[], $13::numeric, $14::bigint,
    $15::bigint, $16)`,
};

/** What each question finds, up to the one after which it is enough for a list narrowed like this, and what it needs of it. */
export async function listAnswers(
  db: Executor,
  search: TextSearch,
  attempts: readonly Attempt[],
): Promise<FoundAnswers> {
  const { named, described, typed, codes, categoryIds, kinds } = scoringOf(search);
  const { category = null, brand = null, rating = null, price } = search.filter;
  const isDetailed = needsDetails(search);
  const written = await readTexts(db, list, [
    attempts.map(({ inTitles = null }) => inTitles),
    attempts.map(({ inTexts = null }) => inTexts),
    attempts.map(({ enough }) => enough),
    attempts.map(({ most }) => most),
    named,
    described,
    typed,
    codes,
    categoryIds,
    kinds,
    category,
    brand,
    rating,
    price?.low ?? null,
    price?.high ?? null,
    isDetailed,
  ]);
  return { written, isDetailed };
}
