import { type Executor, readTexts } from '../../../db/client.ts';
import { uuidLength } from '../../../db/uuid.ts';
import type { Answer } from './answers.rules.ts';
import { type Attempt, narrowingOf, scoringOf, type TextSearch } from './search.repository.ts';

const list = {
  name: 'list_answers',
  text: `SELECT answers FROM list_answers($1::tsquery[], $2::tsquery[], $3::integer[], $4::integer[], $5::tsquery[],
    $6::tsquery[], $7::tsquery, $8::tsquery, $9::uuid[], $10::tsquery, $11::uuid[], $12::uuid[], $13::numeric, $14::bigint,
    $15::bigint, $16::text[])`,
};

/**
 * What each question finds, up to the one after which it is enough for a list narrowed like this. Of a question whose
 * products are known already, these are weighed without searching for them again.
 */
export async function listAnswers(
  db: Executor,
  search: TextSearch,
  attempts: readonly Attempt[],
  known: readonly (readonly string[] | undefined)[],
): Promise<Answer[][]> {
  const { named, described, typed, codes, categoryIds, kinds } = scoringOf(search);
  const { onShelves, ofBrands, minRating, lowPriceRwf, highPriceRwf } = narrowingOf(search.filter);
  const found = await readTexts(db, list, [
    attempts.map(({ inTitles = null }, place) => (known[place] ? null : inTitles)),
    attempts.map(({ inTexts = null }) => inTexts),
    attempts.map(({ enough }) => enough),
    attempts.map(({ most }) => most),
    named,
    described,
    typed,
    codes,
    categoryIds,
    kinds,
    onShelves,
    ofBrands,
    minRating,
    lowPriceRwf,
    highPriceRwf,
    known.map((ids) => ids && `{${ids.join(',')}}`),
  ]);
  return found.map((answers) => (answers === null ? [] : answers.split(';').map(readAnswer)));
}

/** `id,score,price,rating,category,brand,family,leads`; all but the numbers is as long in every answer, or not there. */
function readAnswer(written: string): Answer {
  const leadsAt = written.length - 1;
  const familyAt = written[leadsAt - 2] === ',' ? leadsAt - 1 : leadsAt - 1 - uuidLength;
  const brandAt = familyAt - 1 - uuidLength;
  const categoryAt = brandAt - 1 - uuidLength;
  const [score, price, rating] = written.slice(uuidLength + 1, categoryAt - 1).split(',');
  return {
    id: written.slice(0, uuidLength),
    score: Number(score),
    priceRwf: Number(price),
    rating: Number(rating),
    categoryId: written.slice(categoryAt, categoryAt + uuidLength),
    brandId: written.slice(brandAt, brandAt + uuidLength),
    family: written.slice(familyAt, leadsAt - 1),
    leads: written[leadsAt] === '1',
  };
}
