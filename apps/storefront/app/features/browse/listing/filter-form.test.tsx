import { type Filter, filterNames, filters, parametersOf } from '@urumuri/contract';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listActiveFilters } from './active-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { ListingContext } from './listing-context.ts';
import { listingAddress, parseListing, toProductsQuery } from './listing-query.ts';

const facets = {
  isPartial: false,
  categories: [{ value: 'Phones', count: 2, level: 1 }],
  brands: [{ value: 'Nokia', count: 2 }],
  inStock: 2,
  discounted: 1,
  lowestPrice: 500,
  highestPrice: 9000,
  ratings: [2, 2, 2, 1, 0],
  specifications: [
    {
      key: 'colour',
      name: 'Colour',
      kind: 'choice' as const,
      unit: '',
      isPartial: false,
      values: [{ value: 'Red', count: 1 }],
    },
  ],
};

function sampleOf(filter: Filter, name: string): string {
  switch (filter.kind) {
    case 'choices':
      return `${name}=${name === 'category' ? 'Phones' : 'Nokia'}`;
    case 'yes':
      return `${name}=true`;
    case 'range':
      return `${filter.ends[0]}=1000&${filter.ends[1]}=9000`;
    case 'stars':
      return `${name}=4`;
    case 'specifications':
      return `${name}=colour%3ARed`;
  }
}

it.each(filterNames)('the filter %s is in the address, the call, the chips and the form', (name) => {
  const filter = filters[name];
  const sample = sampleOf(filter, name);
  const query = parseListing(sample);
  expect(listingAddress('shop', query)).toBe(`/shop?${sample}`);
  expect(listActiveFilters('shop', query)).toHaveLength(1);
  const state = {
    scope: 'shop' as const,
    query,
    isPending: false,
    facets,
    change: () => undefined,
    addressOf: () => '',
  };
  const { container } = render(
    <ListingContext value={state}>
      <FilterForm />
    </ListingContext>,
  );
  for (const parameter of parametersOf(filter, name)) {
    expect(toProductsQuery(query, 8)).toHaveProperty(parameter);
    expect(container.querySelector(`[name="${parameter}"]`)).not.toBeNull();
  }
});
