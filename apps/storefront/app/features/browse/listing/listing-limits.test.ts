import { limits, MAX_PAGE_NUMBER, sortPrices } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { listingLimits, sortOrders } from './listing-limits.ts';

it('agrees with the contract', () => {
  const { pageNumber, ...shared } = listingLimits;
  expect(limits).toMatchObject(shared);
  expect(pageNumber).toBe(MAX_PAGE_NUMBER);
  expect(sortOrders).toEqual(sortPrices);
});
