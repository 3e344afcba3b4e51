import { isApiError } from '@urumuri/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LinkedOrderView } from '../../features/orders/linked-order-view.tsx';
import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/track.ts';
import '../../features/orders/orders.css';

/** The secret stands behind the #, so that no server logs it and no other site is told. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return api.openOrderLink({ body: { token: location.hash.slice(1) || '-' }, signal: request.signal });
}

export const meta = personalMeta('Your order');

export default function Track({ loaderData: { order } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // Another link opened in the same tab changes nothing but what stands behind the #.
  useEffect(() => {
    const follow = () => void revalidate();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [revalidate]);
  return (
    <div className="page-width w-full py-8">
      <LinkedOrderView order={order} />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="page-width w-full py-8">
      <NeedsJavaScript />
      <Skeleton className="mb-6 h-10 w-64" />
      <Skeleton className="h-96" />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page-width w-full py-8">
      {isApiError(error, 'not_found') ? (
        <Notice title="This link no longer works" text={error.message}>
          <LinkButton to={addresses.loginAndReturn(addresses.orders)}>Login to see your orders</LinkButton>
        </Notice>
      ) : (
        <LoadFailure title="Your order could not be loaded" error={error} />
      )}
    </div>
  );
}
