import { dropAfterCommit } from '../../caching/drop-after-commit.ts';
import { ReadCache } from '../../caching/read-cache.ts';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import type { DomainEvent, EventBus } from '../../events/event-bus.ts';
import { isAnswer, showsAny } from './catalogue.reads.ts';
import { createProductCache } from './product-cache.ts';

/** How long what was read is given again; what changes is dropped at once. */
const ttlMs = 10_000;
/** Facets of large lists may be this old, whatever changes. */
const facetTtlMs = 30_000;
const mebibyte = 1024 * 1024;

export type CatalogueCaches = ReturnType<typeof createCatalogueCaches>['caches'];

/** What was read and is given again until it changes, and the databases whose changes count at once. */
export function createCatalogueCaches(
  { environment, cacheMegabytes }: Pick<Config, 'environment' | 'cacheMegabytes'>,
  opened: OpenedDatabase,
  bus: EventBus,
) {
  const isTest = environment === 'test';
  /** Answers, what words mean, what texts have found: all that follows from the catalogue. */
  const cache = new ReadCache({ ttlMs: isTest ? 0 : ttlMs, maxBytes: cacheMegabytes.catalogue * mebibyte });
  const facetCache = new ReadCache({ ttlMs: facetTtlMs, maxBytes: cacheMegabytes.facets * mebibyte });
  const productCache = createProductCache(cacheMegabytes.products * mebibyte);
  const dropAll = () => cache.dropAll();
  /** A sale changes what can be bought, and nothing of how many products there are or what they are called. */
  const dropSold = (productIds?: readonly string[]) => {
    const sold = productIds && new Set(productIds);
    cache.dropWhere((key, answer) => isAnswer(key) && (sold === undefined || showsAny(answer, sold)));
  };
  const dropNoted = (noted: readonly DomainEvent[] | undefined) => {
    if (noted === undefined) return dropSold();
    const levels = noted.flatMap(({ type, payload }) => (type === 'stock.changed' ? payload.products : []));
    return dropSold(levels.map(({ productId }) => productId));
  };
  bus.subscribe('catalogue.changed', dropAll);
  bus.subscribe('stock.changed', ({ products }) => dropSold(products.map(({ productId }) => productId)));
  bus.subscribe('reviews.changed', dropAll);
  bus.subscribe('events.missed', dropAll);
  return {
    caches: { cache, facetCache, productCache },
    databaseOfCatalogue: dropAfterCommit(opened, dropAll),
    databaseOfSales: dropAfterCommit(opened, dropNoted),
  };
}
