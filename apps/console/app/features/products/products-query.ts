import { productStates, stockFilters } from '@urumuri/contract';

const narrowed = ['search', 'category', 'brand', 'stock', 'state'] as const;

/** What the address of the list asks for; what it does not know is left out. */
export function readProductsQuery(given: URLSearchParams) {
  const state = productStates.find((known) => known === given.get('state'));
  const stock = stockFilters.find((known) => known === given.get('stock'));
  return {
    search: given.get('search') ?? '',
    category: given.get('category') ?? '',
    brand: given.get('brand') ?? '',
    pageNumber: given.get('pageNumber') ?? '1',
    ...(stock ? { stock } : {}),
    ...(state ? { state } : {}),
  };
}

export const isNarrowed = (given: URLSearchParams) => narrowed.some((name) => (given.get(name) ?? '') !== '');
