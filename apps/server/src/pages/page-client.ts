import { randomUUID } from 'node:crypto';
import { ApiError, errorStatus, type PageClient, type RouteName, type ShopSettingsResponse } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { CatalogueReads } from '../modules/catalogue/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import { presentVerified, type WarrantiesService } from '../modules/warranties/index.ts';
import { toAppError } from '../http/errors.ts';
import { parse } from '../http/parse.ts';
import { addObjectTags, callTag } from './page-tags.ts';

/** What pages are made from. */
export type PageReads = {
  reads: CatalogueReads;
  settings: Pick<SettingsService, 'getPage'>;
  readShopSettings(): ShopSettingsResponse;
  warranties: Pick<WarrantiesService, 'verify'>;
};

/** A client for one page, which notes what the page is made from. */
export type OpenPageClient = (tags: Set<string>) => PageClient;

/** The API as pages ask it while they are rendered, straight from the services, as somebody whom nobody knows. */
export function createPageClients(reads: PageReads, log: FastifyBaseLogger): OpenPageClient {
  const { reads: catalogue, settings, readShopSettings, warranties } = reads;

  return (tags) => {
    async function ask<Answer extends object>(name: RouteName, read: () => Promise<Answer>): Promise<Answer> {
      tags.add(callTag(name));
      try {
        const answer = await read();
        addObjectTags(answer, tags);
        return answer;
      } catch (error) {
        throw toApiError(error, log);
      }
    }

    return {
      getBanners: () => ask('getBanners', catalogue.getBanners),
      getBrands: () => ask('getBrands', catalogue.getBrands),
      getCategories: () => ask('getCategories', catalogue.getCategories),
      getFacets: ({ query = {} } = {}) =>
        ask('getFacets', async () =>
          catalogue.getFacets(parse(calls.getFacets.query, writeQuery(query), 'validation_failed')),
        ),
      getProducts: () => ask('getProducts', catalogue.getProducts),
      getShopSettings: async () => readShopSettings(),
      getContentPage: ({ params }) =>
        ask('getContentPage', async () =>
          settings.getPage(parse(calls.getContentPage.params, params, 'not_found').page),
        ),
      verifyWarranty: ({ params }) =>
        ask('verifyWarranty', async () => {
          const { code } = parse(calls.verifyWarranty.params, params, 'not_found');
          return presentVerified(await warranties.verify(code));
        }),
      getProductDetails: ({ params }) =>
        ask('getProductDetails', async () => {
          const { slug } = parse(calls.getProductDetails.params, params, 'not_found');
          return catalogue.getDetails(slug);
        }),
      queryProducts: ({ query = {} } = {}) =>
        ask('queryProducts', async () => {
          const asked = parse(calls.queryProducts.query, writeQuery(query), 'validation_failed');
          return catalogue.findProducts(asked);
        }),
    };
  };
}

/** Values as they would stand in an address. */
function writeQuery(query: Record<string, string | number | string[] | undefined>): Record<string, string | string[]> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([key, value]) => [key, Array.isArray(value) ? value : String(value)]));
}

/** The page says what was refused and under which number; the log has the rest. */
function toApiError(error: unknown, log: FastifyBaseLogger): ApiError {
  const { code, message, details } = toAppError(error);
  const [status, requestId] = [errorStatus[code], randomUUID()];
  if (code === 'internal') log.error({ err: error, requestId }, 'an unexpected error');
  else if (status >= 500) log.warn({ err: error, code, requestId }, 'turned away');
  return new ApiError(message, { status, code, details, requestId });
}
