import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { OrderDetails } from '../features/seller/order-details.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-order.ts';

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
