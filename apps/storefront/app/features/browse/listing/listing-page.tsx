import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { Cached } from '../../../runtime/cached.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import type { CardProduct } from '../card-product.ts';
import { ProductRows } from '../product-row.tsx';
import { listActiveFilters } from './active-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListingContext } from './listing-context.ts';
import type { ListingData } from './listing-data.ts';
import { type ListingScope, parseListing } from './listing-query.ts';
import { ListingResults } from './listing-results.tsx';
import { Pager } from './pager.tsx';
import { SortSelect } from './sort-select.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useListingState } from './use-listing-state.ts';
import { ViewToggle } from './view-toggle.tsx';

const FILTERS_ID = 'filters';

type ListingPageProps = {
  scope: ListingScope;
  data: ListingData;
  /** As the shop writes them, when the address names categories. */
  categories?: readonly string[] | undefined;
  panelTitle?: string;
  /** Something to say above the results. */
  children?: ReactNode;
};

/** Filters beside the products on wide screens, in a sheet on small ones. */
export function ListingPage({ scope, data, categories, panelTitle, children }: ListingPageProps) {
  const { result, facets, panel } = data;
  const { search } = useLocation();
  const state = useListingState({ scope, facets, categories });
  const results = useRef<HTMLElement>(null);
  const formId = useId();
  useArrival(results);
  // Small screens have the sheet instead.
  const isWide = useMedia('(min-width: 64rem)', true);

  const found = result.kind === 'found' ? result : undefined;
  useSnapshot(found && !found.isStale ? data : undefined);
  const { pageNumber } = parseListing(search);
  const activeCount = listActiveFilters(scope, state.query).length;
  const canNarrow = state.isPending || found?.total !== 0 || activeCount > 0;
  return (
    <ListingContext value={state}>
      <div
        className={classNames(
          'page-width grid grid-cols-1 gap-x-10 pt-4 pb-16 md:pb-20 lg:pt-8',
          canNarrow && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        {canNarrow && isWide && (
          <section
            id={FILTERS_ID}
            aria-label="Filters"
            className="hidden lg:block noscript:order-last noscript:mt-12 noscript:block lg:noscript:order-none lg:noscript:mt-0"
          >
            <h2 className="flex min-h-11 items-center pb-4 text-xl">Filters</h2>
            <Suspense>
              <FilterForm id={formId} />
            </Suspense>
          </section>
        )}
        <div className="flex min-w-0 flex-col gap-12 md:gap-16">
          <section
            ref={results}
            tabIndex={-1}
            aria-label="Products"
            aria-busy={state.isPending}
            className="flex flex-col gap-4 md:gap-6"
          >
            {children}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-center gap-3 sm:grid-cols-2 lg:flex">
              <h2 className="text-lg tabular-nums lg:text-xl">{`(${found?.total ?? 0}) Products`}</h2>
              {canNarrow && (
                <>
                  <FilterSheet
                    total={found?.total}
                    activeCount={activeCount}
                    filtersId={FILTERS_ID}
                    className="order-1 lg:hidden"
                  />
                  <SortSelect formId={formId} className="max-lg:order-1 lg:ml-auto lg:w-56" />
                  <div className="justify-self-end">
                    <ViewToggle />
                  </div>
                </>
              )}
            </div>
            <FilterChips />
            <ListingResults result={result} />
            {found && <Pager pageNumber={pageNumber} total={found.total} perPage={found.perPage} />}
            <p role="status" className="sr-only">
              {describeResults(state.isPending, found?.total, pageNumber)}
            </p>
          </section>
          {panelTitle && (
            <Suspense>
              <ListingPanel title={panelTitle} products={panel} />
            </Suspense>
          )}
        </div>
      </div>
    </ListingContext>
  );
}

function describeResults(isPending: boolean, total: number | undefined, pageNumber: number): string {
  if (isPending) return 'Loading products';
  if (total === undefined) return '';
  const count = total === 1 ? '1 product' : `${total} products`;
  return pageNumber > 1 ? `${count}, page ${pageNumber}` : count;
}

function ListingPanel({ title, products }: { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-ink pb-3 text-xl">{title}</h2>
      <Cached as="ul" className="product-rows grid md:grid-cols-2 md:gap-x-8" of={ProductRows} props={{ products }} />
    </section>
  );
}

/**
 * After a filter or a page changed, or was asked for again: the top of the results is in sight, and the
 * keyboard is there when its control has gone or another page was turned to. Going back is left to the
 * router, which knows where the shopper was.
 */
function useArrival(results: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, search };
    const element = results.current;
    if (before.key === key || cameBack || !element) return;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    const hasTurnedPage = parseListing(before.search).pageNumber !== parseListing(search).pageNumber;
    const isAtPager = document.activeElement?.closest('[data-pager]') !== null;
    if (document.activeElement === document.body || (hasTurnedPage && isAtPager))
      element.focus({ preventScroll: true });
  }, [key, search, cameBack, results]);
}
