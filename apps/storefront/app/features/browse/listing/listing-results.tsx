import { Suspense } from 'react';
import { addresses } from '../../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { listActiveFilters } from './active-filters.ts';
import { GoBackLink } from './go-back-link.tsx';
import { useListing } from './listing-context.ts';
import type { ListingResult } from './listing-data.ts';
import { ListingProducts, ListingSkeletons } from './listing-products.tsx';
import { clearFilters, type ListingScope } from './listing-query.ts';

const errorTitles: Record<ListingScope, string> = {
  shop: 'Shop Error',
  category: 'Category Error',
  search: 'Search Error',
};

/** The products, or why there are none. While others load, the old ones stay, dimmed. */
export function ListingResults({ result }: { result: ListingResult }) {
  const { isPending } = useListing();
  const hasRows = result.kind === 'found' && result.products.length > 0;
  if (isPending && !hasRows) return <ListingSkeletons />;
  if (result.kind === 'failed') return <Failure message={result.message} />;
  if (!hasRows) return <NoProducts />;
  return (
    <div className={classNames('transition-opacity', isPending && 'opacity-50 delay-150')}>
      {result.isStale && <StaleNote />}
      <Suspense>
        <ListingProducts products={result.products} />
      </Suspense>
    </div>
  );
}

function Failure({ message }: { message: string }) {
  const { scope, query, addressOf } = useListing();
  return (
    <Notice isError heading="h3" title={errorTitles[scope]} text={message}>
      <LinkButton to={addressOf(query)} preventScrollReset>
        Try Again
      </LinkButton>
      <LinkButton to={addresses.shop} look="secondary">
        Browse All Products
      </LinkButton>
    </Notice>
  );
}

function NoProducts() {
  const { scope, query, addressOf } = useListing();
  const isFiltered = listActiveFilters(scope, query).length > 0;
  const isEmptyCategory = scope === 'category' && !isFiltered;
  return (
    <Notice
      text={
        isEmptyCategory
          ? 'No products in this category'
          : 'No products found. Try adjusting your filters or check back later.'
      }
    >
      {isFiltered && (
        <LinkButton to={addressOf(clearFilters(scope, query))} preventScrollReset>
          Clear all filters
        </LinkButton>
      )}
      {scope !== 'shop' && <GoBackLink look={isFiltered ? 'secondary' : 'primary'} />}
      {(scope !== 'shop' || !isFiltered) && (
        <LinkButton to={addresses.shop} look="secondary">
          Browse All Products
        </LinkButton>
      )}
    </Notice>
  );
}

function StaleNote() {
  const { query, addressOf } = useListing();
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-amber-wash px-4 py-2 text-sm"
    >
      <p>Could not refresh. This is the list as you saw it before.</p>
      <LinkButton to={addressOf(query)} preventScrollReset look="quiet" className="px-0 text-sm underline">
        Try Again
      </LinkButton>
    </div>
  );
}
