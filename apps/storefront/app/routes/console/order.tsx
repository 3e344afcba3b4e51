import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { OrderDetails } from '../../console/orders/order-details.tsx';
import { PaperLinks } from '../../console/paper/paper-links.tsx';
import { Serials } from '../../console/warranties/serials.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/order.ts';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  const asked = { params: { orderId }, signal: request.signal };
  return asSeller(request, async () => {
    const [{ order }, { lines }] = await Promise.all([
      sellerApi.getSellerOrder(asked),
      sellerApi.getSellerSerials(asked),
    ]);
    return { order, lines };
  });
}

export function meta() {
  return buildConsoleMeta('Order');
}

export default function SellerOrderPage({ loaderData: { order, lines } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`}>
        <PaperLinks orderIds={[order._id]} />
      </DashboardHeading>
      {lines.length > 0 && <Serials orderId={order._id} lines={lines} />}
      <OrderDetails order={order} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
