import { randomUUID } from 'node:crypto';
import { ApiError, errorStatus, type PageClient, type RouteName, type ShopSettingsResponse } from '@urumuri/contract';
import { calls, describeValidation } from '@urumuri/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { CatalogueReads } from '../modules/catalogue/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import { presentVerified, type WarrantiesService } from '../modules/warranties/index.ts';
import { toAppError } from '../http/errors.ts';
import { callTag, listObjectTags } from './page-tags.ts';

/** What pages are made from. */
export type PageReads = {
  reads: CatalogueReads;
  settings: Pick<SettingsService, 'getPage'>;
  readShopSettings(): ShopSettingsResponse;
  warranties: Pick<WarrantiesService, 'verify'>;
};

/** A client for one page, which notes what the page is made from. */
export type OpenPageClient = (tags: Set<string>) => PageClient;

/**
 * The API as pages ask for it while they are rendered: the same questions, answers and refusals, straight from the
 * services. It reads only what everybody may, and there is no request it could learn a visitor from.
 */
export function createPageClients(reads: PageReads, log: FastifyBaseLogger): OpenPageClient {
  const { reads: catalogue, settings, readShopSettings, warranties } = reads;

  return (tags) => {
    async function ask<Answer extends object>(name: RouteName, read: () => Promise<Answer>): Promise<Answer> {
      tags.add(callTag(name));
      try {
        const answer = await read();
        for (const tag of listObjectTags(answer)) tags.add(tag);
        return answer;
      } catch (error) {
        throw toApiError(error, log);
      }
    }

    return {
      getBanners: () => ask('getBanners', catalogue.getBanners),
      getBrands: () => ask('getBrands', catalogue.getBrands),
      getCategories: () => ask('getCategories', catalogue.getCategories),
      async getFacets({ query = {} } = {}) {
        const read = () => catalogue.getFacets(check(calls.getFacets.query, writeQuery(query), 'validation_failed'));
        return ask('getFacets', read);
      },
      getProducts: () => ask('getProducts', catalogue.getProducts),
      getShopSettings: async () => readShopSettings(),
      async getContentPage({ params }) {
        const read = () => settings.getPage(check(calls.getContentPage.params, params, 'not_found').page);
        return ask('getContentPage', read);
      },
      async verifyWarranty({ params }) {
        const read = async () =>
          presentVerified(await warranties.verify(check(calls.verifyWarranty.params, params, 'not_found').code));
        return ask('verifyWarranty', read);
      },
      async getProductDetails({ params }) {
        const read = () => catalogue.getDetails(check(calls.getProductDetails.params, params, 'not_found').slug);
        return ask('getProductDetails', read);
      },
      async queryProducts({ query = {} } = {}) {
        const read = () =>
          catalogue.findProducts(check(calls.queryProducts.query, writeQuery(query), 'validation_failed'));
        return ask('queryProducts', read);
      },
    };
  };
}

/** Values as they would stand in an address. */
function writeQuery(query: Record<string, string | number | string[] | undefined>): Record<string, string | string[]> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([key, value]) => [key, Array.isArray(value) ? value : String(value)]));
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: 'not_found' | 'validation_failed',
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { message, details } = describeValidation(parsed.error);
  throw new AppError(code, message, details);
}

/** The page says what was refused and under which number; the log has the rest. */
function toApiError(error: unknown, log: FastifyBaseLogger): ApiError {
  const { code, message, details } = toAppError(error);
  const [status, requestId] = [errorStatus[code], randomUUID()];
  if (code === 'internal') log.error({ err: error, requestId }, 'an unexpected error');
  else if (status >= 500) log.warn({ err: error, code, requestId }, 'turned away');
  return new ApiError(message, { status, code, details, requestId });
}
