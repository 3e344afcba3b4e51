import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { normalisePageUrl } from './page-key.ts';
import type { PageRenderer } from './page-renderer.ts';

export { PageCache } from './page-cache.ts';
export { createPageRenderer, type PageRenderer, type StorefrontBuild } from './page-renderer.ts';
export { callTag, objectTag } from './page-tags.ts';

/** Browsers and proxies may keep a page but must ask whether it is still the same. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Every address that is not the API's or a file's is a page; the storefront knows which exist. */
export function registerPages(app: FastifyInstance, cache: PageCache, render: PageRenderer): void {
  // A hit is answered in this very tick, without a promise or the framework's serialising.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const key = normalisePageUrl(request.raw.url ?? '/');
    const page = cache.find(key);
    if (page === undefined) return sendFilled(request, reply, key);
    writePage(request, reply, page, 'hit');
    return undefined;
  });

  async function sendFilled(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
    const page = await cache
      .fill(key, () => render(key))
      .catch((error: unknown) => {
        request.log.error({ err: error, page: key }, 'a page could not be rendered');
        const stale = cache.findStale(key);
        if (stale === undefined) throw error;
        return stale;
      });
    const stale = page.status < 500 ? undefined : cache.findStale(key);
    if (stale === undefined) writePage(request, reply, page, 'miss');
    else writePage(request, reply, stale, 'stale');
  }
}

function writePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  origin: 'hit' | 'miss' | 'stale',
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = page.etags[encoding];
  const body = page.bodies[encoding];
  const headers: OutgoingHttpHeaders = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'cache-control': page.status < 500 ? cacheControl : 'no-store',
    vary: 'accept-encoding',
    etag,
    'x-page-cache': origin,
  };
  if (page.routerMark !== undefined) headers['x-remix-response'] = page.routerMark;
  if (page.location !== undefined) headers.location = page.location;
  reply.hijack();
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = page.contentType;
  headers['content-length'] = body.length;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  reply.raw.writeHead(page.status, headers).end(body);
}
