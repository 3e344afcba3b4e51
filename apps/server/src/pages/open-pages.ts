import type { FastifyBaseLogger } from 'fastify';
import type { HttpServer } from '../http/server.ts';
import { registerPages } from './index.ts';
import type { PageCache } from './page-cache.ts';
import { createPageClients, type PageReads } from './page-client.ts';
import type { SellerConsole } from './seller-console.ts';
import type { Storefront } from './storefront.ts';

export type OpenPagesDeps = PageReads & {
  log: FastifyBaseLogger;
  cache: PageCache;
  storefront: Storefront;
  sellerConsole: SellerConsole;
  answerMs: number;
};

/** The two applications: their files, and every page. */
export async function openPages(server: HttpServer, deps: OpenPagesDeps): Promise<void> {
  const { app, loadShedding, documentHeaders } = server;
  const { cache, storefront, sellerConsole, answerMs, log } = deps;
  await storefront.register(app);
  await sellerConsole.register(app);
  const render = storefront.createRenderer(createPageClients(deps, log));
  registerPages(app, { cache, render, loadShedding, documentHeaders, answerMs });
}
