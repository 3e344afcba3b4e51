import { deliveryStatuses } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { orderFilters, ordersAddress, readFilter } from './order-filter.ts';

it('offers everything and every status once', () => {
  expect([...orderFilters].toSorted()).toEqual(['all', ...deliveryStatuses].toSorted());
});

it.each(orderFilters)('reads %s back from its own address', (filter) => {
  const { searchParams } = new URL(ordersAddress(filter), 'https://shop.test');
  expect(readFilter(searchParams)).toBe(filter);
});

it.each(['', 'status=', 'status=shipped', 'status=Pending'])('shows everything for "%s"', (search) => {
  expect(readFilter(new URLSearchParams(search))).toBe('all');
});
