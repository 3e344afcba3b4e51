import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { timeLimits } from '../limits/time-limits.ts';
import type { PageKind, LoadShedding } from '../http/load-shedding.ts';
import { withinBudget } from '../http/time-budget.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { normalisePageUrl } from './page-key.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageSender, type Origin } from './send-page.ts';

export { dropPagesOnChange } from './drop-pages.ts';
export { PageCache } from './page-cache.ts';
export type { OpenPageClient } from './page-client.ts';
export { warmPages } from './warm-pages.ts';
export { createPageRenderer, type PageRenderer, type StorefrontBuild } from './page-renderer.ts';

/** What is cached is never turned away; a render is, and keeps its own time. */
const config = { importance: 'vital', budgetMs: Infinity, sendsPages: true } as const;

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'overloaded';

type PagesDeps = {
  cache: PageCache;
  render: PageRenderer;
  loadShedding: LoadShedding;
  documentHeaders: Record<string, string>;
  answerMs?: number;
};

/** Every address that is not the API's or a file's is a page; the storefront knows which exist. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  const { cache, render, loadShedding, documentHeaders, answerMs = timeLimits.answerMs } = deps;
  const sendPage = createPageSender(cache, documentHeaders);

  function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, origin: Origin): void {
    reply.hijack();
    sendPage({ request: request.raw, response: reply.raw, requestId: request.id }, page, origin);
  }

  // A hit is answered in this very tick, without a promise or the framework's serialising.
  app.get('/*', { schema: { hide: true }, config }, (request, reply) => {
    const address = request.raw.url ?? '/';
    // Most addresses are written as they are cached; only the others are taken apart.
    let page = cache.find(address);
    if (page === undefined) {
      const key = normalisePageUrl(address);
      page = key === address ? undefined : cache.find(key);
      if (page === undefined) return sendFilled(request, reply, key);
    }
    send(request, reply, page, 'hit');
    return undefined;
  });

  async function sendFilled(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
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
    if (stale === undefined) send(request, reply, page, 'miss');
    else send(request, reply, stale, 'stale');
  }
}

function kindOf(key: string): PageKind {
  if (key.startsWith('/products/search')) return 'search';
  return key.startsWith('/product/') ? 'details' : 'list';
}
