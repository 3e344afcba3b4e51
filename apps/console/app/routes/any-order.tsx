import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { AnyOrder } from '../features/office/any-order.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { OrderInvoices } from '../features/invoices/order-invoices.tsx';
import { invoiceReaders } from '../features/invoices/invoice-readers.ts';
import { PaperLinks } from '../features/paper/paper-links.tsx';
import { readPayment } from '../features/payments/read-payment.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/any-order.ts';

export const clientLoader = sellerLoader(async (signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const asked = { params: { orderId }, signal };
  const [{ order }, papers] = await Promise.all([sellerApi.getAnyOrder(asked), sellerApi.getSellerInvoices(asked)]);
  return { order, papers };
});

export const clientAction = sellerAction({ recordPayment: readPayment, ...invoiceReaders });

export const meta = consoleMeta('Order');

export default function SellerAnyOrder({ loaderData: { order, papers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`}>
        <PaperLinks orderIds={[order._id]} isWhole />
      </DashboardHeading>
      <AnyOrder order={order}>
        <OrderInvoices orderId={order._id} isWhole papers={papers} />
      </AnyOrder>
    </>
  );
}
