import { DEFAULT_PAGE_SIZE, isApiError, MAX_PAGE_SIZE, type PageClient, type Product } from '@urumuri/contract';
import { redirect } from 'react-router';
import { type ListingProduct, toCardProduct } from '../card-product.ts';
import { packCards, type PackedCards, packListing } from '../packed-cards.ts';
import { cutAtWord } from '../../../platform/format/cut-at-word.ts';
import { remember } from '../../../platform/remember.ts';
import { failPage } from '../../../platform/api/server-api.ts';
import { listingAddress, type ListingQuery, type ListingScope, toProductsQuery } from './listing-query.ts';
import { countPages } from './page-window.ts';

export type ListingResult =
  | {
      kind: 'found';
      /** As `packListing` writes them. */
      products: string;
      total: number;
      perPage: number;
      /** Nothing matched; these come closest. */
      isNearest: boolean;
      didYouMean?: string;
      /** What the brand that was asked for is called today. */
      brandNow?: string;
      /** Older rows, kept because asking again failed. */
      isStale?: boolean;
    }
  | { kind: 'failed'; message: string };

export type Found = Extract<ListingResult, { kind: 'found' }>;

/** What every listing page loads, besides its own. */
export type ListingData = { result: ListingResult; brands: string[]; panel: PackedCards<'panel'> };

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
    const answer = await api.queryProducts({ query: toProductsQuery(query, DEFAULT_PAGE_SIZE) });
    const { totalProduct: total, perPage, nearest: isNearest = false, didYouMean } = answer;
    const products = packListing(answer.products.map(toListingProduct));
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
function findNewName(asked: string | undefined, shown: string | undefined): string | undefined {
  return asked === undefined || asked.toLowerCase() === shown?.toLowerCase() ? undefined : shown;
}

/** The brand has another name by now, or the list has become shorter than the link thinks: its last page was meant. */
export function redirectToLastPage(scope: ListingScope, query: ListingQuery, result: ListingResult): void {
  if (result.kind === 'failed') return;
  if (result.brandNow) throw redirect(listingAddress(scope, { ...query, brand: result.brandNow }), MOVED_PERMANENTLY);
  if (result.total === 0 || result.products !== '') return;
  const lastPage = countPages(result.total, result.perPage);
  if (query.pageNumber > lastPage) throw redirect(listingAddress(scope, { ...query, pageNumber: lastPage }));
}

/** The brands to choose from, alphabetically: those of the category when it is small enough to look through. */
export async function listBrands(api: PageClient, category: string | undefined): Promise<string[]> {
  const own = category === undefined ? undefined : await optional(listBrandsOf(api, category), undefined);
  const brands = own ?? (await optional(api.getBrands(), { brands: [] })).brands;
  return [...new Set(brands)].sort((one, other) => one.localeCompare(other, 'en'));
}

async function listBrandsOf(api: PageClient, category: string): Promise<string[] | undefined> {
  const { products, totalProduct } = await api.queryProducts({ query: { category, perPage: MAX_PAGE_SIZE } });
  const isComplete = totalProduct > 0 && products.length === totalProduct;
  return isComplete ? products.map((product) => product.brand) : undefined;
}

type PanelName = 'products' | 'latest_product';

/** The panel beside the results; without it the page is still whole. */
export async function listPanel(api: PageClient, name: PanelName): Promise<PackedCards<'panel'>> {
  const lists = await optional(api.getProducts(), undefined);
  return packCards({ panel: (lists?.[name] ?? []).slice(0, PANEL_SIZE).map(toCardProduct) });
}

/** The category an address means, by its name or its slug. */
export async function findCategoryName(api: PageClient, nameOrSlug: string): Promise<string | undefined> {
  const wanted = nameOrSlug.toLocaleLowerCase('en');
  const { categorys } = await api.getCategories().catch(failPage);
  return categorys.find(({ name, slug }) => [name.toLocaleLowerCase('en'), slug].includes(wanted))?.name;
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

/** For pages without a panel, or with nothing to show in it. */
export const noPanel: PackedCards<'panel'> = packCards({ panel: [] });

/** For pages that have nothing to ask the shop. */
export function emptyResult(): Found {
  return { kind: 'found', products: '', total: 0, perPage: DEFAULT_PAGE_SIZE, isNearest: false };
}
