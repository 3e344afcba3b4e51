import { data, redirect } from 'react-router';
import { JsonLd } from '../../layout/json-ld.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import {
  countFacets,
  emptyResult,
  findCategory,
  findProducts,
  listPanel,
  redirectToLastPage,
  type CategoryPlace,
} from '../../features/browse/listing/listing-data.ts';
import { Subcategories } from '../../features/browse/listing/subcategories.tsx';
import { GoBackLink } from '../../features/browse/listing/go-back-link.tsx';
import { loadListing } from '../../features/browse/listing/load-listing.ts';
import { buildListingMeta, describeCategory } from '../../features/browse/listing/listing-meta.ts';
import { ListingPage } from '../../features/browse/listing/listing-page.tsx';
import { listingAddress, parseListing } from '../../features/browse/listing/listing-query.ts';
import { SearchPrompt } from '../../features/browse/listing/search-prompt.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { buildBreadcrumbList } from '../../platform/seo/breadcrumb.ts';
import { readSite } from '../../platform/site.ts';
import { serverApi } from '../../platform/api/server-api.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import type { Route } from './+types/category.ts';

const NOT_FOUND = 404;
const unknownTitle = 'Category not found';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = parseListing(url.search);
  const [wanted, ...others] = asked.category ?? [];
  // Several categories at once are a filter of the shop.
  if (wanted === undefined || others.length > 0) throw redirect(listingAddress('shop', asked));
  const api = context.get(serverApi);
  const category = await findCategory(api, wanted);
  if (category === undefined) {
    const unknown = { ...nothingOf(wanted), result: emptyResult(), isUnknown: true };
    return data(unknown, { status: NOT_FOUND });
  }
  const query = { ...asked, category: [category.name] };
  const [{ result, status }, facets, panel] = await Promise.all([
    findProducts(api, query),
    countFacets(api, query),
    listPanel(api, 'latest_product'),
  ]);
  redirectToLastPage('category', query, result);
  return data({ result, facets, panel, category, isUnknown: false }, { status });
}

function nothingOf(name: string) {
  const category: CategoryPlace = { name, path: [], children: [] };
  return { facets: undefined, panel: [], category, isUnknown: false };
}

export function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const nothing = nothingOf(parseListing(url.search).category?.[0] ?? '');
  return loadListing({ url, load: serverLoader, nothing, signal: request.signal });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const asked = parseListing(location.search);
  const title = loaderData?.isUnknown ? unknownTitle : (loaderData?.category.name ?? 'Products');
  const result = loaderData?.result;
  const site = readSite(matches);
  return buildListingMeta({
    site,
    scope: 'category',
    query: { ...asked, category: [title] },
    title,
    description: describeCategory(title, result, site.identity.name),
    result,
  });
}

export default function CategoryPage({ loaderData, matches }: Route.ComponentProps) {
  const { category, facets, isUnknown } = loaderData;
  const title = isUnknown ? unknownTitle : category.name;
  const trail = [
    { label: 'Home', to: addresses.home },
    { label: 'Shop', to: addresses.shop },
    ...category.path.map((label) => ({ label, to: addresses.category(label) })),
    { label: title },
  ];
  return (
    <>
      <PageBanner title={title} trail={trail} />
      {isUnknown ? (
        <UnknownCategory name={category.name} />
      ) : (
        <ListingPage scope="category" data={loaderData} categories={[category.name]} panelTitle="Latest products">
          <Subcategories names={category.children} counted={facets?.categories} />
        </ListingPage>
      )}
      <JsonLd record={buildBreadcrumbList(readSite(matches).origin, trail)} />
    </>
  );
}

function UnknownCategory({ name }: { name: string }) {
  return (
    <>
      <div className="page-width pt-4 lg:pt-8">
        <Notice text={`There is no category called “${name}”.`}>
          <GoBackLink />
          <LinkButton to={addresses.shop} look="secondary">
            Browse All Products
          </LinkButton>
        </Notice>
      </div>
      <SearchPrompt />
    </>
  );
}
