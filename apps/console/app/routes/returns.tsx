import { returnStates } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { returnReaders } from '../features/returns/read-return.ts';
import { ReturnDetails } from '../features/returns/return-details.tsx';
import { ReturnsView } from '../features/returns/returns-view.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/returns.ts';

export const clientLoader = sellerLoader(
  async (signal, { params: { returnId }, url: { searchParams } }: Route.ClientLoaderArgs) => {
    if (returnId) return sellerApi.getReturn({ params: { returnId }, signal });
    const status = returnStates.find((state) => state === searchParams.get('status'));
    const query = {
      ...(status ? { status } : {}),
      pageNumber: searchParams.get('pageNumber') ?? '1',
    };
    return sellerApi.getReturns({ query, signal });
  },
);

export const clientAction = sellerAction(returnReaders);

export const meta = consoleMeta('Returns');

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
