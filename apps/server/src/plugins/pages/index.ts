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
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const key = normalisePageUrl(request.raw.url ?? '/');
    const page = cache.find(key);
    if (page !== undefined) return sendPage(request, reply, page, 'hit');
    return sendFilled(request, reply, key);
  });

  async function sendFilled(request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
    const page = await cache
      .fill(key, () => render(key))
      .catch((error: unknown) => {
        request.log.error({ err: error, page: key }, 'a page could not be rendered');
        const stale = cache.findStale(key);
        if (stale === undefined) throw error;
        return stale;
      });
    if (page.status < 500) return sendPage(request, reply, page, 'miss');
    const stale = cache.findStale(key);
    return stale === undefined ? sendPage(request, reply, page, 'miss') : sendPage(request, reply, stale, 'stale');
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  origin: 'hit' | 'miss' | 'stale',
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = page.etags[encoding];
  reply.header('cache-control', page.status < 500 ? cacheControl : 'no-store');
  reply.header('vary', 'accept-encoding');
  reply.header('etag', etag);
  reply.header('x-page-cache', origin);
  if (page.routerMark !== undefined) reply.header('x-remix-response', page.routerMark);
  if (page.location !== undefined) reply.header('location', page.location);
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(page.contentType).send(page.bodies[encoding]);
}
