import { returnStates } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ReturnDetails } from '../../console/returns/return-details.tsx';
import { ReturnsView } from '../../console/returns/returns-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/returns.ts';

export function clientLoader({ request, params: { returnId }, url: { searchParams } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    if (returnId) return sellerApi.getReturn({ params: { returnId }, signal });
    const status = returnStates.find((state) => state === searchParams.get('status'));
    const query = { ...(status ? { status } : {}), pageNumber: searchParams.get('pageNumber') ?? '1' };
    return sellerApi.getReturns({ query, signal });
  });
}

export function meta() {
  return buildConsoleMeta('Returns');
}

/** All of them, or the one the address names: every route costs every first visit some bytes. */
export default function SellerReturns({ loaderData }: Route.ComponentProps) {
  if ('return' in loaderData) {
    return (
      <>
        <DashboardHeading title={`Return of order ${loaderData.return.orderNumber}`} />
        <ReturnDetails return={loaderData.return} />
      </>
    );
  }
  return (
    <>
      <DashboardHeading title="Returns" />
      <ReturnsView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
