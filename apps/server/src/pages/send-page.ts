import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../http/encoding.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** Where a page came from. */
export type Origin = 'hit' | 'miss' | 'stale';

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** Sends pages in the form that is asked for. */
export type SendPage = (exchange: Exchange, page: CachedPage, origin: Origin) => void;

export function createPageSender(cache: PageCache, documentHeaders: Record<string, string>): SendPage {
  // Which scripts stand in a page differs, so that each has a policy of its own.
  const { 'content-security-policy': _policy, ...ofAll } = documentHeaders;
  const ofDocuments = Object.entries(ofAll).flat();
  return ({ request, response, requestId }, page, origin) => {
    cache.served[origin] += 1;
    const form = page.bodyIn(chooseEncoding(request.headers['accept-encoding']), origin === 'hit');
    // A flat list is what node writes fastest; the framework's headers would be put together to be taken apart.
    const headers = ['x-page-cache', origin, 'x-request-id', requestId].concat(ofDocuments, form.headers);
    if (page.status === 200 && page.isKnownBy(request.headers['if-none-match'])) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(page.status, headers.concat(form.bodyHeaders)).end(form.body, 'latin1');
  };
}
