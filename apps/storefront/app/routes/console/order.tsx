import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { OrderDetails } from '../../console/orders/order-details.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/order.ts';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerOrder({ params: { orderId }, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Order');
}

export default function SellerOrderPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`} />
      <OrderDetails order={order} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
