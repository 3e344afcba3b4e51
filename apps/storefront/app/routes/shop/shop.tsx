import { data, useLocation } from 'react-router';
import { JsonLd } from '../../layout/json-ld.tsx';
import { OpensSoon } from '../../layout/opens-soon.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import {
  countFacets,
  findProducts,
  listPanel,
  nameCategories,
  redirectToLastPage,
} from '../../features/browse/listing/listing-data.ts';
import { loadListing } from '../../features/browse/listing/load-listing.ts';
import { buildListingMeta } from '../../features/browse/listing/listing-meta.ts';
import { ListingPage } from '../../features/browse/listing/listing-page.tsx';
import { parseListing } from '../../features/browse/listing/listing-query.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { buildBreadcrumbList } from '../../platform/seo/breadcrumb.ts';
import { readSite } from '../../platform/site.ts';
import { serverApi } from '../../platform/api/server-api.ts';
import type { Route } from './+types/shop.ts';

const trail = [{ label: 'Home', to: addresses.home }, { label: 'Shop' }];
const describe = (shopName: string) =>
  `Everything ${shopName} sells: phones, televisions, fridges, cookers and more. ` +
  'Filter by category, brand and price in RWF; warranty and delivery across Rwanda.';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(serverApi);
  const asked = parseListing(url.search);
  const categories = await nameCategories(api, asked.category);
  const query = { ...asked, category: categories };
  const [{ result, status }, facets, panel] = await Promise.all([
    findProducts(api, query),
    countFacets(api, query),
    listPanel(api, 'products'),
  ]);
  redirectToLastPage('shop', query, result);
  return data({ result, facets, panel, categories }, { status });
}

export function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const nothing = { facets: undefined, panel: [], categories: undefined };
  return loadListing({ url, load: serverLoader, nothing, signal: request.signal });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const query = { ...parseListing(location.search), category: loaderData?.categories };
  const title = query.category ? `${query.category.join(', ')} in the shop` : 'Shop';
  const site = readSite(matches);
  const description = describe(site.identity.name);
  return buildListingMeta({ site, scope: 'shop', query, title, description, result: loaderData?.result });
}

export default function Shop({ loaderData, matches }: Route.ComponentProps) {
  const { result } = loaderData;
  const isNarrowed = useLocation().search !== '';
  const isEmpty = result.kind === 'found' && result.total === 0 && !isNarrowed;
  return (
    <>
      <PageBanner title="Shop Page" trail={trail} />
      {isEmpty && (
        <div className="page-width pt-8 pb-16">
          <OpensSoon />
        </div>
      )}
      {!isEmpty && (
        <ListingPage scope="shop" data={loaderData} categories={loaderData.categories} panelTitle="Featured Products" />
      )}
      <JsonLd record={buildBreadcrumbList(readSite(matches).origin, trail)} />
    </>
  );
}
