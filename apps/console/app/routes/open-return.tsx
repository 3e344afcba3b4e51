import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { OpenReturn } from '../features/returns/open-return.tsx';
import { readOpenReturn } from '../features/returns/read-return.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/open-return.ts';

export const clientLoader = sellerLoader(async (signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const [{ seller }, returnable] = await Promise.all([
    sellerApi.getSellerMe({ signal }),
    sellerApi.getReturnableLines({ params: { orderId }, signal }),
  ]);
  return { orderId, ...returnable, isOffice: seller.role === 'admin' };
});

export const clientAction = sellerAction({ openReturn: readOpenReturn });

export const meta = consoleMeta('Open a return');

export default function SellerOpenReturn({ loaderData: { orderNumber, ...loaded } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Open a return of order ${orderNumber}`} />
      <OpenReturn {...loaded} />
    </>
  );
}
