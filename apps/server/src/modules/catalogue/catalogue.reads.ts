import type { CallOutput, QueryProductsQuery, RouteName } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { ReadCache } from '../../caching/read-cache.ts';
import { presentBanner, presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
import type { CatalogueService } from './catalogue.service.ts';

const answerKey = 'answer of';

/** Whether a key of the cache is that of an answer. */
export const isAnswer = (key: string) => key.startsWith(answerKey);

export type CatalogueReads = ReturnType<typeof createCatalogueReads>;

/** What the API and the pages read of the catalogue, cached for both. */
export function createCatalogueReads(catalogue: CatalogueService, cache: ReadCache, readIdentity: () => Identity) {
  const cached = <Answer>(name: RouteName, asked: unknown, make: () => Promise<Answer>) =>
    cache.get(`${answerKey} ${name} ${JSON.stringify(asked)}`, make);

  return {
    getBanners: () =>
      cached('getBanners', '', async (): Promise<CallOutput<'getBanners'>> => ({
        banners: (await catalogue.listBanners()).map(presentBanner),
      })),
    getCategories: () =>
      cached('getCategories', '', async (): Promise<CallOutput<'getCategories'>> => ({
        categorys: (await catalogue.listCategories()).map(presentCategory),
      })),
    getBrands: () =>
      cached('getBrands', '', async (): Promise<CallOutput<'getBrands'>> => ({
        brands: await catalogue.listBrandNames(),
      })),
    getProducts: () =>
      cached('getProducts', '', async (): Promise<CallOutput<'getProducts'>> => {
        const { featured, latest, bestSellers, discounted } = await catalogue.listHomeProducts();
        return {
          products: featured.map(presentListed),
          latest_product: latest.map(presentListed),
          topRated_product: bestSellers.map(presentListed),
          discount_product: discounted.map(presentListed),
        };
      }),
    suggest: async (text: string): Promise<CallOutput<'searchSuggestions'>> => ({
      suggestions: await catalogue.suggest(text),
    }),
    findProducts: (query: QueryProductsQuery) =>
      cached('queryProducts', query, async () => presentFound(await catalogue.findProducts(query), query.perPage)),
    getFacets: (query: QueryProductsQuery) => {
      // Counts are the same on every page and in every order.
      const { pageNumber: _page, perPage: _size, sortPrice: _order, ...filters } = query;
      return cached('getFacets', filters, () => catalogue.countFacets(query));
    },
    getDetails: (slug: string) =>
      cached('getProductDetails', slug, async () =>
        presentDetails(await catalogue.getDetails(slug), readIdentity().returns),
      ),
  };
}

/** Whether an answer that is cached shows one of these products. */
export function showsAny(answer: unknown, productIds: ReadonlySet<string>): boolean {
  const parts = Object.values(answer as object).flat() as unknown[];
  return parts.some((one) => productIds.has((one as { _id?: string } | null | undefined)?._id ?? ''));
}
