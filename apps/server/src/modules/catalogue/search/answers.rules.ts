import { uuidLength } from '../../../db/uuid.ts';
import type { ListingFilter, ListingOrder } from '../listing.rules.ts';

/**
 * The products that answer a question, as the database writes them, `id,score,price,rating,category,brand,family,leads`
 * each; null when there are none. Cached like this: as objects they would take three times as much.
 */
export type WrittenAnswers = string | null;

/** A product that answers a text, with what lists are narrowed and sorted by. */
class Answer {
  readonly id: string;
  readonly score: number;
  /** Empty of a product that stands for itself. */
  readonly family: string;
  readonly leads: boolean;
  readonly #details: string;
  #read: Details | undefined;

  /** All but the numbers is as long in every answer, or not there. */
  constructor(written: string) {
    const scoreEnd = written.indexOf(',', uuidLength + 1);
    const leadsAt = written.length - 1;
    const familyAt = written[leadsAt - 2] === ',' ? leadsAt - 1 : leadsAt - 1 - uuidLength;
    this.id = written.slice(0, uuidLength);
    this.score = Number(written.slice(uuidLength + 1, scoreEnd));
    this.family = written.slice(familyAt, leadsAt - 1);
    this.leads = written[leadsAt] === '1';
    this.#details = written.slice(scoreEnd + 1, familyAt - 1);
  }

  /** Hardly any list is narrowed or sorted. */
  get details(): Details {
    if (this.#read) return this.#read;
    const [price, rating, categoryId = '', brandId = ''] = this.#details.split(',');
    return (this.#read = { priceRwf: Number(price), rating: Number(rating), categoryId, brandId });
  }
}

type Details = { priceRwf: number; rating: number; categoryId: string; brandId: string };

const readAnswers = (written: WrittenAnswers): Answer[] =>
  written === null ? [] : written.split(';').map((one) => new Answer(one));

/** How many answers a question may have, and how many of all are enough. */
export type Bounds = { enough: number; most: number };

export type Narrowing = { filter: ListingFilter; order: ListingOrder; isOfEach: boolean };

/** Sold out is what was bought a moment ago, and specifications are in another table: these are asked of the database. */
export function canNarrow({ filter, order }: Narrowing): boolean {
  const { inStock, discounted, specifications, productIds } = filter;
  const isKnown = order === 'default' || order === 'low-to-high' || order === 'high-to-low';
  return isKnown && !inStock && !discounted && !specifications && !productIds;
}

function fits({ details }: Answer, filter: ListingFilter): boolean {
  const { categoryIds, brandIds, minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity } = filter;
  return (
    details.priceRwf >= lowPriceRwf &&
    details.priceRwf <= highPriceRwf &&
    details.rating >= minRating &&
    (categoryIds?.includes(details.categoryId) ?? true) &&
    (brandIds?.includes(details.brandId) ?? true)
  );
}

export type Narrowed = {
  /** All that fit, the best first. */
  answers: Answer[];
  /** The first question that found any. */
  place: number | undefined;
};

/**
 * Of what each question found, what a list shows: the same as `rank_products` answers. That cannot be told where more
 * questions would be asked, or where one of them had too many answers, which were cut before the list was narrowed.
 */
export function narrowAnswers(
  found: readonly WrittenAnswers[],
  bounds: readonly Bounds[],
  { filter, order, isOfEach }: Narrowing,
): Narrowed | 'asks for more' | 'was cut' {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const bestById = new Map<string, Answer>();
  let count = 0;
  let place: number | undefined;
  for (const [at, { enough, most }] of bounds.entries()) {
    const written = found[at];
    if (written === undefined) return 'asks for more';
    const all = readAnswers(written);
    if (isNarrowed && all.length >= most) return 'was cut';
    const fitting = isNarrowed ? all.filter((answer) => fits(answer, filter)) : all;
    for (const answer of fitting) {
      const known = bestById.get(answer.id);
      if (known === undefined || known.score < answer.score) bestById.set(answer.id, answer);
    }
    if (fitting.length === 0) continue;
    place ??= at;
    count += fitting.length;
    if (count >= enough) break;
  }
  const answers = [...bestById.values()];
  return { answers: (isOfEach ? answers : oneOfEachFamily(answers, order)).sort(compareBy(order)), place };
}

const byId = (one: Answer, other: Answer) => (one.id < other.id ? -1 : 1);

function compareBy(order: ListingOrder): (one: Answer, other: Answer) => number {
  if (order === 'low-to-high') return (one, other) => one.details.priceRwf - other.details.priceRwf || byId(one, other);
  if (order === 'high-to-low') return (one, other) => other.details.priceRwf - one.details.priceRwf || byId(one, other);
  return (one, other) => other.score - one.score || byId(one, other);
}

/** Of a family the one that answers best, of equals or sorted otherwise the one that other lists show. */
function oneOfEachFamily(answers: readonly Answer[], order: ListingOrder): Answer[] {
  const compare = compareBy(order);
  const leadsFirst = (one: Answer, other: Answer) => Number(other.leads) - Number(one.leads);
  const goesBefore = (one: Answer, other: Answer) =>
    order === 'default'
      ? other.score - one.score || leadsFirst(one, other) || byId(one, other)
      : leadsFirst(one, other) || compare(one, other);
  const chosen = new Map<string, Answer>();
  for (const answer of answers) {
    const key = answer.family === '' ? answer.id : answer.family;
    const known = chosen.get(key);
    if (known === undefined || goesBefore(answer, known) < 0) chosen.set(key, answer);
  }
  return [...chosen.values()];
}
