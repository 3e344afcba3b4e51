import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CancelOrder } from '../features/cancel-order/cancel-order.tsx';
import { readCancellation } from '../features/cancel-order/read-cancellation.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/cancel-order.ts';

export const clientLoader = sellerLoader(async (signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const [{ seller }, preview] = await Promise.all([
    sellerApi.getSellerMe({ signal }),
    sellerApi.previewCancellation({ params: { orderId }, body: {}, signal }),
  ]);
  return { orderId, preview, isOffice: seller.role === 'admin' };
});

export const clientAction = sellerAction({ cancelItems: readCancellation });

export const meta = consoleMeta('Cancel all or part of an order');

export default function SellerCancelOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Cancel order ${loaderData.preview.plan.orderNumber}`} />
      <CancelOrder {...loaderData} />
    </>
  );
}
