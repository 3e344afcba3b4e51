import { deliveryStatuses } from '@urumuri/contract';

/** What a list of orders is asked for, by its address; words that mean nothing are left out. */
export function readOrdersQuery(search: URLSearchParams) {
  const status = deliveryStatuses.find((known) => known === search.get('status'));
  return { ...(status ? { status } : {}), pageNumber: search.get('pageNumber') ?? '1' };
}
