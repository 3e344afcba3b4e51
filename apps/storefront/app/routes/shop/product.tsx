import { isApiError, type ProductDetails } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { Fragment } from 'react';
import { data, isRouteErrorResponse, redirect, useRouteLoaderData } from 'react-router';
import { UnexpectedError } from '../../layout/unexpected-error.tsx';
import { LazyMissing, preloadSections } from '../../features/browse/product/lazy-sections.ts';
import { toProductPage } from '../../features/browse/product/page-product.ts';
import { ProductView } from '../../features/browse/product/product-view.tsx';
import { ProductRecords } from '../../features/browse/product/product-records.tsx';
import { LazyReviews, loadReviews } from '../../features/reviews/lazy-reviews.ts';
import { toReviewPage } from '../../features/reviews/review-page.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { loadOrStale, useSnapshot } from '../../platform/offline/snapshots.ts';
import { readFailure } from '../../platform/api/page-failure.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { buildProductMeta } from '../../features/browse/product/product-seo.ts';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { HydrateNext } from '../../ui/hydrate-later.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/product.ts';
import '../../features/browse/product/product.css';

const FAILURE_TITLE = 'Failed to load product details';
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const GONE = 410;
const MOVED_PERMANENTLY = 301;

export async function loader({ context, params }: Route.LoaderArgs) {
  const details = await context
    .get(serverApi)
    .getProductDetails({ params: { slug: params.slug } })
    .catch(refuseUnknown);
  const { slug } = details.product;
  // Banners and old links may name a product by its id; every product has one address.
  if (slug !== params.slug) throw redirect(addresses.product(slug), MOVED_PERMANENTLY);
  return { ...toProductPage(details), reviews: toReviewPage(details) };
}

/** Inside the browser the parts of the page are fetched beside its data, so that it appears whole. */
export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([
    loadOrStale({ url, signal: request.signal, load: serverLoader }),
    preloadSections().catch(() => undefined),
  ]);
  // New data for a page that the server wrote: what of it still waits for its code cannot be shown again without it.
  if (location.pathname === url.pathname) loadReviews();
  return page;
}

export function meta({ loaderData, matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData) return buildProductMeta(loaderData.product, pageOrigin(matches));
  return [{ title: `${titleOf(error)} | ${identity.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, cards, reviews } = loaderData;
  useSnapshot(loaderData);
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  return (
    // With another product everything starts afresh: quantity, tab, viewer.
    <Fragment key={product.id}>
      <HydrateNext>
        <ProductView
          product={product}
          cards={cards}
          reviews={
            <LazyReviews productId={product.id} productPath={addresses.product(product.slug)} firstPage={reviews} />
          }
          onReviewsWanted={loadReviews}
        />
      </HydrateNext>
      <ProductRecords product={product} reviews={reviews} origin={origin} />
    </Fragment>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? (
    <LazyMissing slug={params.slug ?? ''} />
  ) : (
    <UnexpectedError error={error} failureTitle={FAILURE_TITLE} />
  );
}

function titleOf(error: unknown): string {
  if (isMissing(error)) return 'Product not found';
  return readFailure(error) ? FAILURE_TITLE : 'Unexpected Application Error!';
}

/** A malformed address is as unknown as an unused one. */
function refuseUnknown(error: unknown): ProductDetails {
  const status = isApiError(error) ? error.status : undefined;
  if (status === NOT_FOUND || status === BAD_REQUEST) throw data(null, { status: NOT_FOUND });
  if (status === GONE) throw leadOn(error);
  return failPage(error);
}

/** From a product that was deleted to another of its family. */
function leadOn(error: unknown): unknown {
  const leader = isApiError(error) ? error.details?.leader : undefined;
  return typeof leader === 'string'
    ? redirect(addresses.product(leader), MOVED_PERMANENTLY)
    : data(null, { status: GONE });
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === NOT_FOUND || error.status === GONE);
}
