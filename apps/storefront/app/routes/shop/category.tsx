import { data, redirect } from 'react-router';
import { JsonLd } from '../../layout/json-ld.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import {
  emptyResult,
  findCategoryName,
  findProducts,
  redirectToLastPage,
  listBrands,
  listPanel,
} from '../../features/browse/listing/listing-data.ts';
import { loadListing } from '../../features/browse/listing/load-listing.ts';
import { buildListingMeta, describeCategory } from '../../features/browse/listing/listing-meta.ts';
import { ListingPage } from '../../features/browse/listing/listing-page.tsx';
import { listingAddress, parseListing } from '../../features/browse/listing/listing-query.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { buildBreadcrumbList } from '../../platform/seo/breadcrumb.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { serverApi } from '../../platform/api/server-api.ts';
import type { Route } from './+types/category.ts';

const OK = 200;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = parseListing(url.searchParams);
  if (asked.category === undefined) throw redirect(listingAddress('shop', asked));
  const api = context.get(serverApi);
  const category = await findCategoryName(api, asked.category);
  const query = { ...asked, category };
  const [{ result, status }, brands, panel] = await Promise.all([
    category === undefined ? { result: emptyResult(), status: OK } : findProducts(api, query),
    category === undefined ? [] : listBrands(api, category),
    listPanel(api, 'latest_product'),
  ]);
  redirectToLastPage('category', query, result);
  return data({ result, brands, panel, categoryName: category ?? asked.category }, { status });
}

export function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const nothing = { brands: [], panel: [], categoryName: parseListing(url.searchParams).category ?? '' };
  return loadListing({ url, load: serverLoader, nothing, signal: request.signal });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const asked = parseListing(location.search);
  const title = loaderData?.categoryName ?? asked.category ?? 'Products';
  const result = loaderData?.result;
  return buildListingMeta({
    origin: pageOrigin(matches),
    scope: 'category',
    query: { ...asked, category: title },
    title,
    description: describeCategory(title, result),
    result,
  });
}

export default function CategoryPage({ loaderData, matches }: Route.ComponentProps) {
  const { categoryName } = loaderData;
  const trail = [{ label: 'Home', to: addresses.home }, { label: 'Shop', to: addresses.shop }, { label: categoryName }];
  return (
    <>
      <PageBanner title={categoryName} trail={trail} />
      <ListingPage scope="category" data={loaderData} categoryName={categoryName} panelTitle="Latest products" />
      <JsonLd record={buildBreadcrumbList(pageOrigin(matches), trail)} />
    </>
  );
}
