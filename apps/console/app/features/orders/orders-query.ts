import { deliveryStatuses, type MoneyState, moneyStates, orderChannels, orderSorts } from '@urumuri/contract';

/** What an address narrows a list of orders by; its order and page are no filters. */
export const orderFilters = [
  'status',
  'payment',
  'shop',
  'from',
  'to',
  'channel',
  'district',
  'rider',
  'search',
] as const;

export const moneyWords: Record<MoneyState, string> = {
  open: 'Nothing paid',
  part: 'Partly paid',
  paid: 'Paid',
  back: 'To refund',
};

/** What a list of orders is asked for, by its address; words that mean nothing are left out. */
export function readOrdersQuery(search: URLSearchParams) {
  const given = (name: string) => search.get(name) ?? '';
  const known = <Word extends string>(words: readonly Word[], name: string): Word | '' =>
    words.find((word) => word === given(name)) ?? '';
  return {
    status: known(deliveryStatuses, 'status'),
    payment: known(moneyStates, 'payment'),
    channel: known(orderChannels, 'channel'),
    sort: known(orderSorts, 'sort'),
    from: day(given('from')),
    to: day(given('to')),
    district: given('district'),
    rider: given('rider'),
    search: given('search'),
    pageNumber: /^[1-9]\d{0,5}$/.test(given('page')) ? given('page') : '1',
  };
}

export const readAllOrdersQuery = (search: URLSearchParams) => ({
  ...readOrdersQuery(search),
  shop: search.get('shop') ?? '',
});

const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

/** How many of these filters an address has. */
export const countFilters = (search: URLSearchParams, names: readonly string[] = orderFilters) =>
  names.filter((name) => !['', 'all'].includes(search.get(name) ?? '')).length;

/** The filters and the order of an address, always in the same way; nothing of its page. */
export function writeFilters(search: URLSearchParams): string {
  const names = [...orderFilters, 'sort'].filter((name) => countFilters(search, [name]) > 0);
  return new URLSearchParams(names.map((name) => [name, search.get(name) ?? ''])).toString();
}

/** The address of the list with this changed, on its first page; what is empty is left out. */
export function narrow(search: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...change, page: '' })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}
