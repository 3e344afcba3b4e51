import type { ListingFilter, ListingOrder } from '../listing.rules.ts';

/**
 * What each question found, cached as the database wrote it: as objects it would take three times as much.
 * A product is `id,score` or, of a family, `id,score,family,leads`; with details it is
 * `id,score,price,rating,category,brand,family,leads`. Null when there are none.
 */
export type FoundAnswers = { written: readonly (string | null)[]; isDetailed: boolean };

/** A product that answers a text. */
type Answer = {
  id: string;
  score: number;
  /** Empty of a product that stands for itself. */
  family: string;
  leads: boolean;
  written: string;
  /** Read when they are needed: hardly any list is narrowed or sorted. */
  details?: Details;
};

/** What lists are narrowed and sorted by. */
type Details = { priceRwf: number; rating: number; categoryId: string; brandId: string };

function readAnswer(written: string): Answer {
  const idEnd = written.indexOf(',');
  const scoreEnd = written.indexOf(',', idEnd + 1);
  const id = written.slice(0, idEnd);
  if (scoreEnd === -1) return { id, score: Number(written.slice(idEnd + 1)), family: '', leads: true, written };
  const leadsAt = written.length - 1;
  return {
    id,
    score: Number(written.slice(idEnd + 1, scoreEnd)),
    family: written.slice(written.lastIndexOf(',', leadsAt - 2) + 1, leadsAt - 1),
    leads: written[leadsAt] === '1',
    written,
  };
}

export const readAnswers = (written: string | null): Answer[] =>
  written === null ? [] : written.split(';').map(readAnswer);

function detailsOf(answer: Answer): Details {
  if (answer.details) return answer.details;
  const [, , price, rating, categoryId = '', brandId = ''] = answer.written.split(',');
  return (answer.details = { priceRwf: Number(price), rating: Number(rating), categoryId, brandId });
}

/** How many answers a question may have, and how many of all are enough. */
export type Bounds = { enough: number; most: number };

export type Narrowing = { filter: ListingFilter; order: ListingOrder; isOfEach: boolean };

const isNarrowedBy = (filter: ListingFilter) => Object.values(filter).some((value) => value !== undefined);

/** Whether a list is narrowed or sorted by more than how well a product answers. */
export const needsDetails = ({ filter, order }: Narrowing): boolean => order !== 'default' || isNarrowedBy(filter);

/** What is known of an answer: others, such as what is in stock, are asked of the products themselves. */
const knownFilters: readonly string[] = ['category', 'brand', 'rating', 'price'] satisfies (keyof ListingFilter)[];

/** Whether what a text has found tells what a list shows. */
export function canNarrow({ filter, order }: Narrowing): boolean {
  const isKnown = order === 'default' || order === 'low-to-high' || order === 'high-to-low';
  return isKnown && Object.entries(filter).every(([name, value]) => value === undefined || knownFilters.includes(name));
}

function fits(answer: Answer, filter: ListingFilter): boolean {
  const details = detailsOf(answer);
  const { category, brand, rating = 0, price = {} } = filter;
  return (
    details.priceRwf >= (price.low ?? 0) &&
    details.priceRwf <= (price.high ?? Infinity) &&
    details.rating >= rating &&
    (category?.includes(details.categoryId) ?? true) &&
    (brand?.includes(details.brandId) ?? true)
  );
}

export type Narrowed = {
  /** All that fit, the best first. */
  answers: Answer[];
  /** The first question that found any. */
  place: number | undefined;
};

/**
 * Of what each question found, what a list shows. That cannot be told where more
 * questions would be asked or details were not, or where one of them had too many answers, which were cut before the
 * list was narrowed.
 */
export function narrowAnswers(
  found: FoundAnswers,
  bounds: readonly Bounds[],
  narrowing: Narrowing,
): Narrowed | 'asks for more' | 'was cut' {
  if (needsDetails(narrowing) && !found.isDetailed) return 'asks for more';
  const { filter } = narrowing;
  const isNarrowed = isNarrowedBy(filter);
  const gathering = gatherAnswers(narrowing);
  for (const [at, bound] of bounds.entries()) {
    const written = found.written[at];
    if (written === undefined) return 'asks for more';
    const all = readAnswers(written);
    if (isNarrowed && all.length >= bound.most) return 'was cut';
    if (gathering.take(isNarrowed ? all.filter((answer) => fits(answer, filter)) : all, bound)) break;
  }
  return gathering.rank();
}

/** The one ranking: what question after question has found, until it is enough. */
export function gatherAnswers({ order, isOfEach }: Omit<Narrowing, 'filter'>) {
  const answers: Answer[] = [];
  let [asked, place]: [number, number | undefined] = [0, undefined];
  return {
    /** Whether it is enough with what this question has found. */
    take(found: readonly Answer[], { enough }: Pick<Bounds, 'enough'>): boolean {
      answers.push(...found);
      if (answers.length > 0) place ??= asked;
      asked += 1;
      return answers.length > 0 && answers.length >= enough;
    },
    rank: (): Narrowed => ({ answers: chooseOnce(answers, order, isOfEach).sort(compareBy(order)), place }),
  };
}

const byId = (one: Answer, other: Answer) => (one.id < other.id ? -1 : 1);

const priceOf = (answer: Answer) => detailsOf(answer).priceRwf;

function compareBy(order: ListingOrder): (one: Answer, other: Answer) => number {
  if (order === 'low-to-high') return (one, other) => priceOf(one) - priceOf(other) || byId(one, other);
  if (order === 'high-to-low') return (one, other) => priceOf(other) - priceOf(one) || byId(one, other);
  return (one, other) => other.score - one.score || byId(one, other);
}

/**
 * Several questions may find the same: it answers as well as it does to the best of them. Of a family the one that answers
 * best, of equals or sorted otherwise the one that other lists show.
 */
function chooseOnce(answers: readonly Answer[], order: ListingOrder, isOfEach: boolean): Answer[] {
  const compare = compareBy(order);
  const leadsFirst = (one: Answer, other: Answer) => Number(other.leads) - Number(one.leads);
  const goesBefore = (one: Answer, other: Answer) =>
    order === 'default'
      ? other.score - one.score || leadsFirst(one, other) || byId(one, other)
      : leadsFirst(one, other) || compare(one, other);
  const chosen = new Map<string, Answer>();
  for (const answer of answers) {
    const key = isOfEach || answer.family === '' ? answer.id : answer.family;
    const known = chosen.get(key);
    if (known === undefined || goesBefore(answer, known) < 0) chosen.set(key, answer);
  }
  return [...chosen.values()];
}
