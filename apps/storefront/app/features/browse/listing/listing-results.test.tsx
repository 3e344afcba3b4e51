import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ListingContext } from './listing-context.ts';
import { emptyResult } from './listing-data.ts';
import { listingAddress, type ListingScope } from './listing-query.ts';
import { ListingResults } from './listing-results.tsx';

function renderEmpty(scope: ListingScope): string {
  const state = {
    scope,
    query: { pageNumber: 1 },
    isPending: false,
    facets: undefined,
    addressOf: (query: Parameters<typeof listingAddress>[1]) => listingAddress(scope, query),
    change: () => undefined,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ListingContext value={state}>
        <ListingResults result={emptyResult()} />
      </ListingContext>
    </MemoryRouter>,
  );
}

it.each([
  ['search', 'No products found.'],
  ['category', 'No products in this category'],
] as const)('offers a way back when a %s has nothing', (scope, words) => {
  const page = renderEmpty(scope);
  expect(page).toContain(words);
  expect(page).toContain('Go Back');
  expect(page).toContain('Browse All Products');
});

it('has nowhere to go back to from the whole shop', () => {
  expect(renderEmpty('shop')).not.toContain('Go Back');
});
