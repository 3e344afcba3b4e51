import type { SortPrice } from '@urumuri/contract';

/**
 * What the product call accepts. The contract has the same figures, but taking them from there would
 * bring its client into the first load; a test holds the two together.
 */
export const listingLimits = {
  searchLength: 100,
  categoryLength: 80,
  brandLength: 80,
  priceRwf: 1_000_000_000_000,
  rating: 5,
  pageNumber: 500,
} as const;

export const sortOrders = ['low-to-high', 'high-to-low'] as const satisfies readonly SortPrice[];
