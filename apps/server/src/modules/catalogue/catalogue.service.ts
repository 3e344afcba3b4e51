import { type Facets, generalSearchTerms, limits, type QueryProductsQuery, type Suggestion } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import type { Database, Executor } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import { ReadCache } from '../../caching/read-cache.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './catalogue.repository.ts';
import { matchNames, shuffleForDay } from './catalogue.rules.ts';
import * as details from './details.repository.ts';
import * as listing from './listing.repository.ts';
import {
  type FoundPage,
  type ListingFilter,
  type ListingOrder,
  type PageSlice,
  readFilters,
  slicePage,
} from './listing.rules.ts';
import { createListing, exactlyCounted } from './listing.service.ts';
import { createFacets } from './facets.service.ts';
import type { ProductCache } from './product-cache.ts';
import { arrangeShelves, resolveShelves, type Shelves } from './search/named-shelves.rules.ts';
import { foundTtlMs } from './search/answers.ts';
import { mostRanked } from './search/search.repository.ts';
import { findMatches, search, type SearchResult, suggestProducts } from './search/search.service.ts';
import { listShelves } from './search/words.repository.ts';
import { readSpecificationFilters, type Specification } from './specifications.rules.ts';

/** Three pages of eight for every panel of the home page. */
const panelSize = 24;
const mixedPerCategory = 3;
const triedLimits = { ttlMs: 60_000, maxBytes: 4 * 1024 * 1024 };

type CatalogueDeps = {
  database: Database;
  /** What is small and asked for often: how many products a shelf has, what a word means. */
  cache: ReadCache;
  /** What the facets of large lists are counted from. */
  facetCache: ReadCache;
  productCache: ProductCache;
  now(): Date;
};

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export function createCatalogueService({ database: { db }, cache, facetCache, productCache, now }: CatalogueDeps) {
  const { countFacets, ...counts } = createFacets({ db, cache, facetCache });
  const { listShelf } = createListing({ db, cache, productCache, ...counts });

  const loadShelves = () => cache.get('shelves', async () => arrangeShelves(await listShelves(db)));
  const loadCategories = () => cache.get('categories', () => repository.listCategories(db));
  const loadSpecifications = () => cache.get('specifications', () => repository.listSpecifications(db));

  /** What a query asks for, with ids in the place of names; nothing when it names shelves that are not there. */
  async function readQuery(query: QueryProductsQuery) {
    const [shelves, specifications] = await Promise.all([loadShelves(), loadSpecifications()]);
    const { spec = [] } = query;
    const chosen = resolveShelves(query, shelves);
    const define = (categoryIds: readonly string[] | undefined) => listDefined(specifications, categoryIds, shelves);
    const asked = spec.length === 0 ? undefined : readSpecificationFilters(spec, define(chosen?.shelf.category));
    if (asked?.ok === false) throw new AppError('validation_failed', asked.reason, { spec: asked.reason });
    const filter = chosen && { ...readFilters(query), ...chosen.shelf, spec: asked?.value };
    return { shelves, filter, listDefined: () => define(chosen?.categoryIds ?? []) };
  }

  async function explainAbsence(slugOrId: string): Promise<AppError> {
    const deleted = await details.findDeleted(db, slugOrId);
    if (deleted === undefined) return new AppError('not_found', 'This product does not exist or is no longer sold.');
    const { leader } = deleted;
    return new AppError('gone', 'This product is no longer sold.', leader === null ? undefined : { leader });
  }

  return {
    listBanners: () => repository.listBanners(db),
    listCategories: () => repository.listCategories(db),
    listBrandNames: () => repository.listBrandNames(db),

    /** The four lists of the home page. */
    async listHomeProducts() {
      const [mixed, latest, bestSellers, discounted] = await Promise.all([
        repository.listMixed(db, mixedPerCategory),
        repository.listPanel(db, 'latest', panelSize),
        repository.listPanel(db, 'bestSellers', panelSize),
        repository.listPanel(db, 'discounted', panelSize),
      ]);
      const today = now().toISOString().slice(0, 10);
      return { featured: shuffleForDay(mixed, today).slice(0, panelSize), latest, bestSellers, discounted };
    },

    /** A page of products; an unknown category or brand simply has none. */
    async findProducts(query: QueryProductsQuery): Promise<FoundPage> {
      const { shelves, filter } = await readQuery(query);
      if (filter === undefined) return { products: [], total: 0 };
      const slice = slicePage(query);
      const order = query.sortPrice ?? 'default';
      if (query.searchValue === undefined) return listShelf(filter, order, slice);
      const deps = { db, cache, shelves, productCache, listShelf };
      return search(deps, { text: query.searchValue, filter, order, slice });
    },

    /** What the same list can be narrowed to. Of a search, its best matches are counted. */
    async countFacets(query: QueryProductsQuery): Promise<Facets> {
      const { filter, ...read } = await readQuery(query);
      const rest = { shelves: read.shelves, defined: read.listDefined() };
      if (filter === undefined) return countFacets({ ...rest, filter: { productIds: [] } });
      if (query.searchValue === undefined) return countFacets({ ...rest, filter });
      const request = {
        text: query.searchValue,
        filter: {},
        order: 'default',
        slice: { offset: 0, limit: mostRanked },
        isOfEach: true,
      } as const;
      const base = await cache.get(`matches ${query.searchValue}`, async () => {
        const matches = (await findMatches({ db, cache, shelves: rest.shelves }, request)).found;
        return 'shelf' in matches ? matches.shelf : { productIds: matches.listed.map(({ id }) => id) };
      });
      return countFacets({ ...rest, filter: { ...base, ...withoutUndefined(filter) }, foundBy: query.searchValue });
    },

    /** The first products a search finds by what this transaction has changed and nobody else knows. */
    async trySearch(tx: Executor, text: string, limit: number): Promise<SearchResult> {
      const deps = {
        db: tx,
        cache: new ReadCache(triedLimits),
        shelves: arrangeShelves(await listShelves(tx)),
        productCache,
        listShelf: async (filter: ListingFilter, order: ListingOrder, slice: PageSlice) => ({
          products: await productCache.read(tx, await listing.listPage(tx, filter, order, slice)),
          total: await listing.countProducts(tx, filter, exactlyCounted),
        }),
      };
      return search(deps, { text, filter: {}, order: 'default', slice: { offset: 0, limit } });
    },

    /** A product that is on sale, by slug, one it had before, or id, with its neighbours and first reviews. */
    async getDetails(slugOrId: string) {
      const product =
        (await details.findProduct(db, isUuid(slugOrId) ? 'id' : 'slug', slugOrId)) ??
        (await details.findMoved(db, slugOrId));
      if (product === undefined) throw await explainAbsence(slugOrId);
      const [variants, related, ofShop] = await Promise.all([
        product.family === null ? [] : details.listVariants(db, product.sellerId, product.family),
        productCache.read(db, product.related),
        productCache.read(db, product.ofShop),
      ]);
      const [{ above }, categories] = await Promise.all([loadShelves(), loadCategories()]);
      const path = above.get(product.categoryId)?.flatMap((id) => categories.find((one) => one.id === id) ?? []) ?? [];
      return { product, path, variants, related, ofShop };
    },

    /** What can be bought now of those of the products that are on sale. */
    async listStock(productIds: string[]): Promise<repository.StockRow[]> {
      const ids = productIds.filter(isUuid);
      return ids.length === 0 ? [] : repository.listStock(db, ids);
    },

    /** Categories first, then products, then general words: what the shop has before what it might. */
    async suggest(text: string): Promise<Suggestion[]> {
      if (text.length < limits.suggestionMinLength) return [];
      // They say nothing of stock, so that they outlive what is sold.
      return cache.get(`suggestions ${text}`, () => listSuggestions(text), foundTtlMs);
    },
  };

  async function listSuggestions(text: string): Promise<Suggestion[]> {
    const [categories, products] = await Promise.all([
      loadCategories(),
      loadShelves()
        .then((shelves) => suggestProducts({ db, cache, shelves }, text, limits.suggestions))
        .then((listed) => productCache.read(db, listed)),
    ]);
    const suggestions: Suggestion[] = [
      ...matchNames(
        text,
        categories.map(({ name }) => name),
      ).map((name) => ({
        kind: 'Category' as const,
        text: name,
        href: `/products?category=${encodeURIComponent(name)}`,
      })),
      ...products.map(({ name, slug, images: [image], price, discount, category }) => ({
        kind: 'Product' as const,
        text: name,
        slug,
        href: `/product/details/${slug}`,
        ...(image === undefined ? {} : { image }),
        price: unitPriceRwf(price, discount),
        category,
      })),
      ...matchNames(text, generalSearchTerms).map((term) => ({ kind: 'Product' as const, text: term })),
    ];
    return suggestions.slice(0, limits.suggestions);
  }
}

/** What is defined for one of the categories, or above it; whatever is defined anywhere when none is chosen. */
function listDefined(
  specifications: readonly Specification[],
  categoryIds: readonly string[] | undefined,
  { above }: Shelves,
): readonly Specification[] {
  if (categoryIds === undefined) return specifications;
  const path = new Set(categoryIds.flatMap((id) => above.get(id) ?? []));
  return specifications.filter(({ categoryId }) => path.has(categoryId));
}

/** Of two filters the second goes before the first where it says something. */
function withoutUndefined(filter: ListingFilter): ListingFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
