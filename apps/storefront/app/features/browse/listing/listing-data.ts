import {
  type Category,
  type Facets,
  isApiError,
  type PageClient,
  type Product,
  SHELF_PAGE_SIZE,
} from '@urumuri/contract';
import { redirect } from 'react-router';
import { type CardProduct, type ListingProduct, toCardProduct } from '../card-product.ts';
import { cutAtWord } from '../../../platform/format/cut-at-word.ts';
import { remember } from '../../../platform/remember.ts';
import { failPage } from '../../../platform/api/server-api.ts';
import { listingAddress, type ListingQuery, type ListingScope, toProductsQuery } from './listing-query.ts';
import { countPages } from './page-window.ts';

export type ListingResult =
  | {
      kind: 'found';
      products: ListingProduct[];
      total: number;
      perPage: number;
      /** Nothing matched; these come closest. */
      isNearest: boolean;
      didYouMean?: string | undefined;
      /** What the brand that was asked for is called today. */
      brandNow?: string;
      /** Older rows, kept because asking again failed. */
      isStale?: boolean;
    }
  | { kind: 'failed'; message: string };

export type Found = Extract<ListingResult, { kind: 'found' }>;

/** What every listing page loads, besides its own. */
export type ListingData = { result: ListingResult; facets: Facets | undefined; panel: CardProduct[] };

/** When a failed query brings no words of its own. */
export const failedMessage = 'Failed to search products';

const SUMMARY_LENGTH = 150;
const PANEL_SIZE = 8;
const OK = 200;
const MOVED_PERMANENTLY = 301;
const UNAVAILABLE = 503;
const TOO_MANY_REQUESTS = 429;

/** One page of products. A shop that cannot answer is a state of the page, not the end of it. */
export async function findProducts(
  api: PageClient,
  query: ListingQuery,
): Promise<{ result: ListingResult; status: number }> {
  try {
    const answer = await api.queryProducts({ query: toProductsQuery(query, SHELF_PAGE_SIZE) });
    const { totalProduct: total, perPage, nearest: isNearest = false, didYouMean } = answer;
    const products = answer.products.map(toListingProduct);
    const brandNow = findNewName(query.brand, answer.products[0]?.brand);
    const result = { kind: 'found' as const, products, total, perPage, isNearest, didYouMean };
    return { result: brandNow === undefined ? result : { ...result, brandNow }, status: OK };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A page that says "too many" or nothing at all must not be kept for others.
    const status = error.status === 0 || error.status === TOO_MANY_REQUESTS ? UNAVAILABLE : error.status;
    return { result: { kind: 'failed', message: error.message || failedMessage }, status };
  }
}

/** A list of one brand shows no other: where it does, the brand was renamed or merged. */
function findNewName([asked, ...others]: readonly string[] = [], shown: string | undefined): string | undefined {
  const isKnown = asked === undefined || others.length > 0 || asked.toLowerCase() === shown?.toLowerCase();
  return isKnown ? undefined : shown;
}

/** The brand has another name by now, or the list has become shorter than the link thinks: its last page was meant. */
export function redirectToLastPage(scope: ListingScope, query: ListingQuery, result: ListingResult): void {
  if (result.kind === 'failed') return;
  if (result.brandNow) throw redirect(listingAddress(scope, { ...query, brand: [result.brandNow] }), MOVED_PERMANENTLY);
  if (result.total === 0 || result.products.length > 0) return;
  const lastPage = countPages(result.total, result.perPage);
  if (query.pageNumber > lastPage) throw redirect(listingAddress(scope, { ...query, pageNumber: lastPage }));
}

/** What the list can be narrowed to; without it the page is still whole. */
export async function countFacets(api: PageClient, query: ListingQuery): Promise<Facets | undefined> {
  const { pageNumber: _page, sortPrice: _order, perPage: _size, ...filters } = toProductsQuery(query, SHELF_PAGE_SIZE);
  return optional(api.getFacets({ query: filters }), undefined);
}

type PanelName = 'products' | 'latest_product';

/** The panel beside the results; without it the page is still whole. */
export async function listPanel(api: PageClient, name: PanelName): Promise<CardProduct[]> {
  const lists = await optional(api.getProducts(), undefined);
  return (lists?.[name] ?? []).slice(0, PANEL_SIZE).map(toCardProduct);
}

export type CategoryPlace = {
  name: string;
  /** Those it lies in, the top first. */
  path: string[];
  children: string[];
};

/** The category an address means, by its name or its slug, and where it lies. */
export async function findCategory(api: PageClient, nameOrSlug: string): Promise<CategoryPlace | undefined> {
  const { categorys } = await api.getCategories().catch(failPage);
  const found = findNamed(categorys, nameOrSlug);
  if (found === undefined) return undefined;
  const path: string[] = [];
  for (let { parentId } = found; parentId;) {
    const parent = categorys.find(({ _id }) => _id === parentId);
    if (parent) path.unshift(parent.name);
    parentId = parent?.parentId;
  }
  const children = categorys.filter(({ parentId }) => parentId === found._id).map(({ name }) => name);
  return { name: found.name, path, children };
}

/** The categories an address means, as the shop writes them; what it does not know stays as it is. */
export async function nameCategories(
  api: PageClient,
  asked: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (asked === undefined) return undefined;
  const { categorys } = await api.getCategories().catch(failPage);
  return asked.map((name) => findNamed(categorys, name)?.name ?? name);
}

function findNamed(categories: readonly Category[], nameOrSlug: string): Category | undefined {
  const wanted = nameOrSlug.toLocaleLowerCase('en');
  return categories.find(({ name, slug }) => [name.toLocaleLowerCase('en'), slug].includes(wanted));
}

async function optional<Value, Other>(promise: Promise<Value>, otherwise: Other): Promise<Value | Other> {
  try {
    return await promise;
  } catch (error) {
    if (isApiError(error)) return otherwise;
    throw error;
  }
}

const toListingProduct = remember((product: Product): ListingProduct => ({
  ...toCardProduct(product),
  brand: product.brand,
  summary: cutAtWord(product.shortDescription, SUMMARY_LENGTH).text,
}));

/** For pages that have nothing to ask the shop. */
export function emptyResult(): Found {
  return { kind: 'found', products: [], total: 0, perPage: SHELF_PAGE_SIZE, isNearest: false };
}
