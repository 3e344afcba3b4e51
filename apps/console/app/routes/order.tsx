import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { OrderInvoices } from '../features/invoices/order-invoices.tsx';
import { invoiceReaders } from '../features/invoices/invoice-readers.ts';
import { PaperLinks } from '../features/paper/paper-links.tsx';
import { readSerials, Serials } from '../features/warranties/serials.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/order.ts';

export const clientLoader = sellerLoader(async (signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const asked = { params: { orderId }, signal };
  const [{ order }, { lines }, papers] = await Promise.all([
    sellerApi.getSellerOrder(asked),
    sellerApi.getSellerSerials(asked),
    sellerApi.getSellerInvoices(asked),
  ]);
  return { order, lines, papers };
});

export const clientAction = sellerAction({
  recordSerials: (data) => ({ params: readTexts(data, 'orderId'), body: readSerials(data) }),
  ...invoiceReaders,
});

export const meta = consoleMeta('Order');

export default function SellerOrderPage({ loaderData: { order, lines, papers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`}>
        <PaperLinks orderIds={[order._id]} />
      </DashboardHeading>
      {lines.length > 0 && <Serials orderId={order._id} lines={lines} />}
      <OrderDetails order={order}>
        <OrderInvoices orderId={order._id} papers={papers} />
      </OrderDetails>
    </>
  );
}
