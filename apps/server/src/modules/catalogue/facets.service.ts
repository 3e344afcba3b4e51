import type { Facets } from '@urumuri/contract';
import { ReadCache } from '../../caching/read-cache.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import type { Executor } from '../../db/client.ts';
import * as repository from './facets.repository.ts';
import {
  countCube,
  countMatching,
  type Cube,
  countShelfValues,
  listBrandFacets,
  listCategoryFacets,
  listSpecificationFacets,
  type MatchCounts,
  type SpecificationCount,
} from './facets.rules.ts';
import { countStandIns as countFamilies, hasOthers } from './family-facets.rules.ts';
import { countProducts } from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import * as siblings from './siblings.repository.ts';
import { mayStandIn, type SiblingsSummary } from './siblings.rules.ts';
import { mostRanked } from './search/search.repository.ts';
import type { Specification } from './specifications.rules.ts';

const large = 2000;
const cubesLimits = { ttlMs: 30_000, maxBytes: 8 * 1024 * 1024 };
/** Counting never takes the database from the lists. */
const turns = { parallel: 2, maxWaiting: 100, maxWaitMs: 2000, refusal: 'The shop is too busy to count.' };

/** With how many products it counts. */
type CountedCube = { cube: Cube; all: number };

type FacetsDeps = { db: Executor; facts: ReadCache };

export type FacetsRequest = {
  filter: ListingFilter;
  shelves: Shelves;
  /** What is defined for the categories the list is narrowed to. */
  defined: readonly Specification[];
};

/** Whether what is counted of products tells if they fit: whole stars, and neither specifications nor a search. */
const isOfCells = ({ specifications, productIds, minRating = 0 }: ListingFilter) =>
  !specifications && !productIds && Number.isInteger(minRating);

/**
 * What lists can be narrowed to. Stock, discount, stars, categories and brands of any combination are counted from one
 * reading of the shelf; of a large one it may be half a minute old.
 */
export function createFacets({ db, facts }: FacetsDeps) {
  const cubes = new ReadCache(cubesLimits);
  const counting = createSemaphore(turns);

  const loadSummary = (): Promise<SiblingsSummary> => facts.get('siblings', () => siblings.summarise(db));

  /** Families for which another stands than their leader. */
  async function countStandIns(filter: ListingFilter): Promise<number> {
    const summary = await loadSummary();
    if (!mayStandIn(summary, filter)) return 0;
    if (summary.count < large && isOfCells(filter)) {
      return countFamilies(await facts.get('families', () => siblings.readFamilies(db, {})), filter);
    }
    return facts.get(`stand-ins ${JSON.stringify(filter)}`, () => siblings.countStandIns(db, filter));
  }

  /** A cube with the families that the same filter leaves others of than their leaders. */
  async function readWithFamilies(filter: ListingFilter, isByPrice: boolean): Promise<Cube> {
    const { count } = await loadSummary();
    const [cube, families] = await Promise.all([
      repository.readCube(db, filter, isByPrice),
      count > 0 ? siblings.readFamilies(db, filter) : [],
    ]);
    return { ...cube, families };
  }

  const keyOfPrices = (shelf: ListingFilter) => `prices ${JSON.stringify(shelf)}`;

  /** A cube of the last half minute, of this very moment when there is little to count. */
  async function read(key: string, readOne: () => Promise<Cube>): Promise<CountedCube> {
    const known = cubes.peek(key) as CountedCube | undefined;
    if (known) return known;
    const counted = await facts.get(key, async () => {
      const cube = await counting.run(readOne);
      return { cube, all: countMatching(cube, {}).total };
    });
    return counted.all < large ? counted : cubes.get(key, async () => counted);
  }

  const readPrices = (shelf: ListingFilter) => read(keyOfPrices(shelf), () => readWithFamilies(shelf, true));

  /** Hardly any two ask for the same prices: of all but large shelves one reading counts all of them. */
  async function readCube(filter: ListingFilter): Promise<CountedCube> {
    const { lowPriceRwf: _low, highPriceRwf: _high, ...shelf } = filter;
    const whole = await readPrices(shelf);
    if (whole.all < repository.mostByPrice(shelf)) return whole;
    return read(`cube ${JSON.stringify(filter)}`, () => readWithFamilies(filter, false));
  }

  /** Of all but large shelves one reading counts every range of prices, as with the cube. */
  async function countOnShelf(
    filter: ListingFilter,
    defined: readonly Specification[],
    { families = [] }: Cube,
  ): Promise<SpecificationCount[]> {
    if (defined.length === 0) return [];
    const [shelf, ids] = [{ categoryIds: filter.categoryIds }, defined.map(({ id }) => id)];
    const values = await facts.get(`shelf values ${JSON.stringify([shelf, ids])}`, () =>
      counting.run(() => repository.readShelfValues(db, shelf, ids)),
    );
    const ofOthers = hasOthers(families, filter) ? await siblings.countSiblingValues(db, filter, ids) : [];
    return [...countShelfValues(values, filter), ...ofOthers];
  }

  function countValues(filter: ListingFilter, defined: readonly Specification[]): Promise<SpecificationCount[]> {
    const ids = defined.map(({ id }) => id);
    return facts.get(`values ${JSON.stringify([filter, ids])}`, async () => {
      const { count } = await loadSummary();
      const [ofLeaders, ofOthers] = await Promise.all([
        counting.run(() => repository.countValues(db, filter, ids)),
        count > 0 ? siblings.countSiblingValues(db, filter, ids) : [],
      ]);
      return [...ofLeaders, ...ofOthers];
    });
  }

  /** As with all facets, the values of one are counted as if nothing were chosen of it. */
  async function countSpecifications(filter: ListingFilter, defined: readonly Specification[]) {
    const chosen = filter.specifications ?? [];
    const isChosen = ({ id }: Specification) => chosen.some(({ ids }) => ids.includes(id));
    const alone = chosen.map((one) => {
      const others = { ...filter, specifications: chosen.filter((other) => other !== one) };
      const own = defined.filter(({ id }) => one.ids.includes(id));
      return countValues(others, own);
    });
    const others = defined.filter((one) => !isChosen(one));
    const counted = await Promise.all([...alone, ...(others.length > 0 ? [countValues(filter, others)] : [])]);
    return counted.flat();
  }

  /** How many products match, if that can be told without asking. */
  function countKnown(filter: ListingFilter): MatchCounts | undefined {
    if (!isOfCells(filter)) return undefined;
    const known = facts.peek(keyOfPrices({})) as CountedCube | undefined;
    return known && known.all < large ? countMatching(known.cube, filter) : undefined;
  }

  const isSmallShop = () => facts.get('is small shop', async () => (await countProducts(db, {}, large)) < large);

  /** The same in a shop that is small enough to be read as a whole, unless much is being counted already. */
  async function countInSmallShop(filter: ListingFilter): Promise<MatchCounts | undefined> {
    if (!isOfCells(filter) || counting.isFull() || !(await isSmallShop())) return undefined;
    await readPrices({});
    return countKnown(filter);
  }

  async function countFacets({ filter, shelves, defined }: FacetsRequest): Promise<Facets> {
    const { lowPriceRwf, highPriceRwf, specifications, productIds } = filter;
    // Other categories have not the specifications that were chosen of these.
    const categoryIds = specifications && filter.categoryIds;
    const { cube, all } = await readCube({ categoryIds, lowPriceRwf, highPriceRwf, specifications, productIds });
    const isSmallShelf = !specifications && !productIds && all < large;
    const values = isSmallShelf
      ? await countOnShelf(filter, defined, cube)
      : await countSpecifications(filter, defined);
    const { byCategory, byBrand, total: _total, ...counts } = countCube(cube, filter, shelves.above);
    return {
      ...counts,
      isPartial: all >= repository.mostCounted(filter) || (productIds?.length ?? 0) >= mostRanked,
      categories: listCategoryFacets(shelves, byCategory),
      brands: listBrandFacets(shelves, byBrand),
      specifications: listSpecificationFacets(defined, values),
    };
  }

  return { countFacets, countKnown, countInSmallShop, countStandIns };
}
