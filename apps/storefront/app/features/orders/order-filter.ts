import { type DeliveryStatus, deliveryStatuses } from '@urumuri/contract';
import { addresses } from '../../platform/format/addresses.ts';

export type OrderFilter = DeliveryStatus | 'all';

export const orderFilters = [
  'all',
  'placed',
  'pending',
  'processing',
  'warehouse',
  'cancelled',
] as const satisfies readonly OrderFilter[];

const statusParameter = 'status';

/** The status an address asks for; an unknown word shows everything. */
export function readFilter(search: URLSearchParams): OrderFilter {
  const word = search.get(statusParameter);
  return deliveryStatuses.find((status) => status === word) ?? 'all';
}

export function ordersAddress(filter: OrderFilter): string {
  return filter === 'all' ? addresses.orders : `${addresses.orders}?${statusParameter}=${filter}`;
}
