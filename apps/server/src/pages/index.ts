import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { timeLimits } from '../limits/time-limits.ts';
import type { PageKind, LoadShedding } from '../http/load-shedding.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { withinBudget } from '../http/time-budget.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { normalisePageUrl } from './page-key.ts';
import type { PageRenderer } from './page-renderer.ts';

export { dropPagesOnChange } from './drop-pages.ts';
export { PageCache } from './page-cache.ts';
export { createPageClients, type OpenPageClient } from './page-client.ts';
export { warmPages } from './warm-pages.ts';
export { createPageRenderer, type PageRenderer, type StorefrontBuild } from './page-renderer.ts';

/** What is cached is never turned away; a render is, and keeps its own time. */
const config = { importance: 'vital', budgetMs: Infinity } as const;

/** Where a page came from. */
type Origin = keyof PageCache['served'];

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'overloaded';

type PagesDeps = {
  cache: PageCache;
  render: PageRenderer;
  loadShedding: LoadShedding;
  answerMs?: number;
};

/** Every address that is not the API's or a file's is a page; the storefront knows which exist. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  const { cache, render, loadShedding, answerMs = timeLimits.answerMs } = deps;

  function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, origin: Origin): FastifyReply {
    cache.served[origin] += 1;
    const { headers } = request;
    const form = page.bodyIn(chooseEncoding(headers['accept-encoding']), origin === 'hit');
    reply.header('x-page-cache', origin).headers(form.headers);
    if (page.status === 200 && page.isKnownBy(headers['if-none-match'])) return reply.code(304).send();
    return reply.code(page.status).headers(form.bodyHeaders).send(form.body);
  }

  app.get('/*', { schema: { hide: true }, config }, async (request, reply) => {
    const key = normalisePageUrl(request.raw.url ?? '/');
    const fresh = cache.find(key);
    if (fresh) return send(request, reply, fresh, 'hit');
    const kind = kindOf(key);
    const justStale = loadShedding.isQueueing(kind) ? cache.findJustStale(key) : undefined;
    const rendering = cache.fill(key, () => loadShedding.render(request.ip, kind, () => render(key)));
    const filling = withinBudget(rendering, answerMs);
    const note = (error: unknown) => {
      if (!isRefusal(error)) request.log.error({ err: error, page: key }, 'a page could not be rendered');
    };
    if (justStale !== undefined) {
      filling.catch(note);
      return send(request, reply, justStale, 'stale');
    }
    const page = await filling.catch((error: unknown) => {
      note(error);
      const stale = cache.findStale(key);
      if (stale === undefined) throw error;
      return stale;
    });
    const stale = page.status < 500 ? undefined : cache.findStale(key);
    return stale ? send(request, reply, stale, 'stale') : send(request, reply, page, 'miss');
  });
}

function kindOf(key: string): PageKind {
  if (key.startsWith('/products/search')) return 'search';
  return key.startsWith('/product/') ? 'details' : 'list';
}
