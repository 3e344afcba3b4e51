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
  noPanel,
} from '../../features/browse/listing/listing-data.ts';
import { GoBackLink } from '../../features/browse/listing/go-back-link.tsx';
import { loadListing } from '../../features/browse/listing/load-listing.ts';
import { buildListingMeta, describeCategory } from '../../features/browse/listing/listing-meta.ts';
import { ListingPage } from '../../features/browse/listing/listing-page.tsx';
import { listingAddress, parseListing } from '../../features/browse/listing/listing-query.ts';
import { SearchPrompt } from '../../features/browse/listing/search-prompt.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { buildBreadcrumbList } from '../../platform/seo/breadcrumb.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { serverApi } from '../../platform/api/server-api.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/category.ts';

const NOT_FOUND = 404;
const unknownTitle = 'Category not found';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = parseListing(url.searchParams);
  if (asked.category === undefined) throw redirect(listingAddress('shop', asked));
  const api = context.get(serverApi);
  const category = await findCategoryName(api, asked.category);
  if (category === undefined) {
    const unknown = {
      result: emptyResult(),
      brands: [],
      panel: noPanel,
      categoryName: asked.category,
      isUnknown: true,
    };
    return data(unknown, { status: NOT_FOUND });
  }
  const query = { ...asked, category };
  const [{ result, status }, brands, panel] = await Promise.all([
    findProducts(api, query),
    listBrands(api, category),
    listPanel(api, 'latest_product'),
  ]);
  redirectToLastPage('category', query, result);
  return data({ result, brands, panel, categoryName: category, isUnknown: false }, { status });
}

export function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const categoryName = parseListing(url.searchParams).category ?? '';
  const nothing = { brands: [], panel: noPanel, categoryName, isUnknown: false };
  return loadListing({ url, load: serverLoader, nothing, signal: request.signal });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const asked = parseListing(location.search);
  const title = loaderData?.isUnknown ? unknownTitle : (loaderData?.categoryName ?? asked.category ?? 'Products');
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
  const { categoryName, isUnknown } = loaderData;
  const title = isUnknown ? unknownTitle : categoryName;
  const trail = [{ label: 'Home', to: addresses.home }, { label: 'Shop', to: addresses.shop }, { label: title }];
  return (
    <>
      <PageBanner title={title} trail={trail} />
      {isUnknown ? (
        <UnknownCategory name={categoryName} />
      ) : (
        <ListingPage scope="category" data={loaderData} categoryName={categoryName} panelTitle="Latest products" />
      )}
      <JsonLd record={buildBreadcrumbList(pageOrigin(matches), trail)} />
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
