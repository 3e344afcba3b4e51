import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { CatalogueService } from '../modules/catalogue/index.ts';

const bestSellers = { perPage: 40, searchValue: undefined, rating: undefined };
const bestSellerPages = [1, 2, 3, 4, 5];
/** Visitors come first. */
const pauseMs = 20;
/** Not anybody's, so that nobody's allowance is used up. */
const remoteAddress = '0.0.0.0';

/** Renders the pages that are asked for most: after a start each would be a miss, by code that is not compiled yet. */
export async function warmPages(app: FastifyInstance, catalogue: CatalogueService, signal: AbortSignal): Promise<void> {
  const categories = await catalogue.listCategories();
  const addresses = ['/', '/shop', ...categories.map(({ name }) => `/products?category=${encodeURIComponent(name)}`)];
  for (const pageNumber of bestSellerPages) {
    const { products } = await catalogue.findProducts({ ...bestSellers, pageNumber });
    addresses.push(...products.map(({ slug }) => `/product/details/${slug}`));
  }
  for (const url of addresses) {
    if (signal.aborted) return;
    await app.inject({ url, remoteAddress, headers: { 'accept-encoding': 'br' } });
    await sleep(pauseMs);
  }
}
