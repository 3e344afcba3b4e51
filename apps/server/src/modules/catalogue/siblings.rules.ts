import type { ListingFilter } from './listing.rules.ts';

/** In what those of families that do not lead differ from their leaders, anywhere in the shop. */
export type SiblingsSummary = {
  count: number;
  categories: boolean;
  brands: boolean;
  rating: boolean;
  inStock: boolean;
  discounted: boolean;
  /** Of those that cost more than their leader: the least that one of these leaders costs, the most that one of them does. */
  dearer: PriceGap;
  /** Of those that cost less: the least that one of them costs, the most that one of their leaders does. */
  cheaper: PriceGap;
};

type PriceGap = { lowest: number; highest: number } | undefined;

/** Between what a leader costs and what another of its family does. */
const isWithin = (gap: PriceGap, priceRwf: number) =>
  gap !== undefined && gap.lowest < priceRwf && priceRwf <= gap.highest;

/** Whether a filter may leave one of a family whose leader it does not. */
export function mayStandIn(summary: SiblingsSummary, filter: ListingFilter): boolean {
  if (summary.count === 0) return false;
  const { low, high } = filter.price ?? {};
  return (
    filter.spec !== undefined ||
    filter.productIds !== undefined ||
    (filter.category !== undefined && summary.categories) ||
    (filter.brand !== undefined && summary.brands) ||
    (filter.rating !== undefined && summary.rating) ||
    (filter.inStock !== undefined && summary.inStock) ||
    (filter.discounted !== undefined && summary.discounted) ||
    (low !== undefined && isWithin(summary.dearer, low)) ||
    (high !== undefined && isWithin(summary.cheaper, high + 1))
  );
}
