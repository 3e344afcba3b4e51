import { isApiError, type ProductDetails } from '@urumuri/contract';
import { Fragment, lazy } from 'react';
import { data, isRouteErrorResponse, redirect, useRouteLoaderData } from 'react-router';
import { UnexpectedError } from '../../layout/unexpected-error.tsx';
import { ProductMissing } from '../../features/browse/product/product-missing.tsx';
import { toProductPage } from '../../features/browse/product/page-product.ts';
import { ProductView } from '../../features/browse/product/product-view.tsx';
import { ProductRecords } from '../../features/browse/product/product-records.tsx';
import { toReviewPage } from '../../features/reviews/review-page.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { importWithRetry } from '@urumuri/ui/offline/import-with-retry.ts';
import { loadOrStale, useSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { readFailure } from '@urumuri/ui/offline/page-failure.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { readSite } from '../../platform/site.ts';
import { buildProductMeta } from '../../features/browse/product/product-seo.ts';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/product.ts';
import '../../features/browse/product/product.css';

/** Their code comes behind that of the product. */
const Reviews = lazy(() => importWithRetry(() => import('../../features/reviews/reviews.tsx')));

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

export function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrStale({ url, signal: request.signal, load: serverLoader });
}

/** What is done with reviews; the code for it comes when it is needed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const { reviewAction } = await importWithRetry(() => import('../../features/reviews/review-action.ts'));
  return reviewAction(args);
}

export function meta({ loaderData, matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData
    ? buildProductMeta(loaderData.product, readSite(matches))
    : buildPersonalMeta(matches, titleOf(error));
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, more, related, reviews } = loaderData;
  useSnapshot(loaderData);
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  return (
    // With another product everything starts afresh: quantity, tab, viewer.
    <Fragment key={product.id}>
      <ProductView
        product={product}
        more={more}
        related={related}
        reviews={<Reviews productId={product.id} productPath={addresses.product(product.slug)} firstPage={reviews} />}
      />
      <ProductRecords product={product} reviews={reviews} origin={origin} />
    </Fragment>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? (
    <ProductMissing slug={params.slug ?? ''} />
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
