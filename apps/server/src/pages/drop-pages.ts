import { type RouteName, routes } from '@urumuri/contract';
import type { EventBus } from '../events/event-bus.ts';
import type { PageCache } from './page-cache.ts';
import { callTag, objectTag } from './page-tags.ts';

/** Calls that answer lists: a product that is new or changed may belong in any of them. */
const listTags = Object.entries(routes)
  .filter(([, { module, path }]) => module === 'catalogue' && !path.includes(':'))
  .map(([name]) => callTag(name as RouteName));

/** A page is rendered anew when something it shows has changed. */
export function dropPagesOnChange(bus: EventBus, cache: PageCache): void {
  bus.subscribe('catalogue.changed', ({ productIds }) => cache.drop([...listTags, ...productIds.map(objectTag)]));
  bus.subscribe('stock.changed', ({ products }) => cache.drop(products.map(({ productId }) => objectTag(productId))));
  bus.subscribe('reviews.changed', ({ productId }) => cache.drop([objectTag(productId)]));
  bus.subscribe('events.missed', () => cache.dropAll());
}
