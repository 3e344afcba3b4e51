import { isApiError, type PageClient } from '@urumuri/contract';
import { createContext, data, RouterContextProvider } from 'react-router';
import { LOWEST_SERVER_ERROR, type PageFailure, UNAVAILABLE } from '@urumuri/ui/offline/page-failure.ts';
import type { SentSite } from '../site.ts';

/** How a loader asks the shop: in process, as an anonymous visitor. */
export const serverApi = createContext<PageClient>();

export function createLoadContext(api: PageClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverApi, api);
  return context;
}

/**
 * Where a page cannot do without an answer: its error page says why there is none, and under which number. The root
 * adds the site, which that page shows too.
 */
export function failPage(error: unknown, site?: SentSite): never {
  if (!isApiError(error)) throw error;
  const { message, requestId, status } = error;
  throw data({ message, requestId, ...site } satisfies PageFailure & Partial<SentSite>, {
    status: status < LOWEST_SERVER_ERROR ? UNAVAILABLE : status,
  });
}
