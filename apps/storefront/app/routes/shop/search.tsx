import { data, redirect, useLocation } from 'react-router';
import { JsonLd } from '../../layout/json-ld.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { listActiveFilters } from '../../features/browse/listing/active-filters.ts';
import {
  countFacets,
  emptyResult,
  findProducts,
  nameCategories,
  redirectToLastPage,
} from '../../features/browse/listing/listing-data.ts';
import { loadListing } from '../../features/browse/listing/load-listing.ts';
import { buildListingMeta } from '../../features/browse/listing/listing-meta.ts';
import { ListingPage } from '../../features/browse/listing/listing-page.tsx';
import { listingAddress, parseListing } from '../../features/browse/listing/listing-query.ts';
import { SearchNotes } from '../../features/browse/listing/search-notes.tsx';
import { SearchPrompt } from '../../features/browse/listing/search-prompt.tsx';
import { useSearchLog } from '../../features/browse/listing/use-search-log.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { buildBreadcrumbList } from '../../platform/seo/breadcrumb.ts';
import { readSite } from '../../platform/site.ts';
import { serverApi } from '../../platform/api/server-api.ts';
import type { Route } from './+types/search.ts';

const OK = 200;
const trail = [
  { label: 'Home', to: addresses.home },
  { label: 'Shop', to: addresses.shop },
  { label: 'Search Results' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = parseListing(url.search);
  const nothing = { facets: undefined, panel: [], categories: undefined };
  if (asked.value === undefined) {
    if (asked.category !== undefined) throw redirect(listingAddress('category', asked));
    return data({ ...nothing, result: emptyResult() }, { status: OK });
  }
  const api = context.get(serverApi);
  const categories = await nameCategories(api, asked.category);
  const query = { ...asked, category: categories };
  const [{ result, status }, facets] = await Promise.all([findProducts(api, query), countFacets(api, query)]);
  redirectToLastPage('search', query, result);
  return data({ ...nothing, result, facets, categories }, { status });
}

export function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const nothing = { facets: undefined, panel: [], categories: undefined };
  return loadListing({ url, load: serverLoader, nothing, signal: request.signal });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const query = parseListing(location.search);
  const title = query.value ? `Search results for “${query.value}”` : 'Search';
  const description = query.value
    ? `Products found for “${query.value}”.`
    : 'Search phones, televisions, fridges and more.';
  const site = readSite(matches);
  return buildListingMeta({ site, scope: 'search', query, title, description, result: loaderData?.result });
}

export default function Search({ loaderData, matches }: Route.ComponentProps) {
  const { result, categories } = loaderData;
  const query = parseListing(useLocation().search);
  const { value } = query;
  useSearchLog(value, result);
  const isFiltered = listActiveFilters('search', query).length > 0;
  return (
    <>
      <PageBanner title="Search Results" trail={trail}>
        {value && (
          <p className="mt-1 text-lg">
            for <strong>“{value}”</strong>
          </p>
        )}
      </PageBanner>
      {value && (
        <ListingPage scope="search" data={loaderData} categories={categories}>
          <SearchNotes value={value} result={result} />
        </ListingPage>
      )}
      {result.kind === 'found' && result.total === 0 && !isFiltered && <SearchPrompt value={value} />}
      <JsonLd record={buildBreadcrumbList(readSite(matches).origin, trail)} />
    </>
  );
}
