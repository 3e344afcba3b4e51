import { dropAfterCommit } from '../../caching/drop-after-commit.ts';
import { ReadCache } from '../../caching/read-cache.ts';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import type { DomainEvent, EventBus } from '../../events/event-bus.ts';
import { showsAny } from './catalogue.reads.ts';
import { createProductCache } from './product-cache.ts';

/** How long the answer to a public read is given again; what changes is dropped at once. */
const answersTtlMs = 10_000;
const answersMaxBytes = 8 * 1024 * 1024;
const factsMaxBytes = 8 * 1024 * 1024;
/** As old as a page may be at most; what changes the catalogue drops it at once. */
const foundTtlMs = 60_000;
const foundMaxBytes = 8 * 1024 * 1024;

export type CatalogueCaches = ReturnType<typeof createCatalogueCaches>['caches'];

/** What was read and is given again until it changes, and the databases whose changes count at once. */
export function createCatalogueCaches(
  { environment }: Pick<Config, 'environment'>,
  opened: OpenedDatabase,
  bus: EventBus,
) {
  const keptFor = (ms: number) => (environment === 'test' ? 0 : ms);
  const openCache = (ttlMs: number, maxBytes: number) => new ReadCache({ ttlMs: keptFor(ttlMs), maxBytes });
  const answers = openCache(answersTtlMs, answersMaxBytes);
  const facts = openCache(answersTtlMs, factsMaxBytes);
  const found = openCache(foundTtlMs, foundMaxBytes);
  const productCache = createProductCache({ freshMs: keptFor(foundTtlMs) });
  const dropAll = () => {
    for (const cache of [answers, facts, found]) cache.dropAll();
    productCache.invalidate();
  };
  /** A sale changes what can be bought, and nothing of how many products there are or what they are called. */
  const dropSold = (productIds?: readonly string[]) => {
    const sold = productIds && new Set(productIds);
    answers.dropWhere((_key, answer) => sold === undefined || showsAny(answer, sold));
    productCache.invalidate(productIds);
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
    caches: { answers, facts, found, productCache },
    databaseOfCatalogue: dropAfterCommit(opened, dropAll),
    databaseOfSales: dropAfterCommit(opened, dropNoted),
  };
}
