import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { AnyOrder } from '../features/office/any-order.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { PaperLinks } from '../features/paper/paper-links.tsx';
import { readPayment } from '../features/payments/read-payment.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/any-order.ts';

export const clientLoader = sellerLoader((signal, { params: { orderId } }: Route.ClientLoaderArgs) =>
  sellerApi.getAnyOrder({ params: { orderId }, signal }),
);

export const clientAction = sellerAction({ recordPayment: readPayment });

export const meta = consoleMeta('Order');

export default function SellerAnyOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`}>
        <PaperLinks orderIds={[order._id]} isWhole />
      </DashboardHeading>
      <AnyOrder order={order} />
    </>
  );
}
