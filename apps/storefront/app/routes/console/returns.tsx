import { returnStates } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ReturnsView } from '../../console/returns/returns-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/returns.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const status = returnStates.find((state) => state === searchParams.get('status'));
  const query = { ...(status ? { status } : {}), pageNumber: searchParams.get('pageNumber') ?? '1' };
  return asSeller(request, () => sellerApi.getReturns({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Returns');
}

export default function SellerReturns({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Returns" />
      <ReturnsView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
