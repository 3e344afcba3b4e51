import { randomUUID } from 'node:crypto';
import { ApiError, errorStatus, type PageClient, type RouteName, type ShopSettingsResponse } from '@urumuri/contract';
import { calls, describeValidation } from '@urumuri/contract/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { type CatalogueReads, presentDetails, presentFound } from '../modules/catalogue/index.ts';
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
  /** What was read, as it is told to pages; what is cached is put together once. */
  const told = new WeakMap<object, { answer: object; tags: readonly string[] }>();

  function tell<Found extends object, Answer extends object>(found: Found, present: (found: Found) => Answer) {
    let known = told.get(found);
    if (known === undefined) {
      const answer = present(found);
      known = { answer, tags: listObjectTags(answer) };
      told.set(found, known);
    }
    return known as { answer: Answer; tags: readonly string[] };
  }

  return (tags) => {
    async function ask<Found extends object, Answer extends object>(
      name: RouteName,
      read: () => Promise<Found>,
      present: (found: Found) => Answer,
    ): Promise<Answer> {
      tags.add(callTag(name));
      try {
        const { answer, tags: shown } = tell(await read(), present);
        for (const tag of shown) tags.add(tag);
        return answer;
      } catch (error) {
        throw toApiError(error, log);
      }
    }

    return {
      getBanners: () => ask('getBanners', catalogue.getBanners, same),
      getBrands: () => ask('getBrands', catalogue.getBrands, same),
      getCategories: () => ask('getCategories', catalogue.getCategories, same),
      async getFacets({ query = {} } = {}) {
        const read = () => catalogue.getFacets(check(calls.getFacets.query, writeQuery(query), 'validation_failed'));
        return ask('getFacets', read, same);
      },
      getProducts: () => ask('getProducts', catalogue.getProducts, same),
      getShopSettings: async () => readShopSettings(),
      async getContentPage({ params }) {
        const read = () => settings.getPage(check(calls.getContentPage.params, params, 'not_found').page);
        return ask('getContentPage', read, same);
      },
      async verifyWarranty({ params }) {
        const read = () => warranties.verify(check(calls.verifyWarranty.params, params, 'not_found').code);
        return ask('verifyWarranty', read, presentVerified);
      },
      async getProductDetails({ params }) {
        const read = () => catalogue.getDetails(check(calls.getProductDetails.params, params, 'not_found').slug);
        return ask('getProductDetails', read, presentDetails);
      },
      async queryProducts({ query = {} } = {}) {
        let perPage = 0;
        const read = () => {
          const asked = check(calls.queryProducts.query, writeQuery(query), 'validation_failed');
          perPage = asked.perPage;
          return catalogue.findProducts(asked);
        };
        return ask('queryProducts', read, (found) => presentFound(found, perPage));
      },
    };
  };
}

const same = <Answer>(answer: Answer) => answer;

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
