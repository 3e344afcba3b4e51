import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { AnyOrder } from '../features/seller/any-order.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-any-order.ts';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getAnyOrder({ params: { orderId }, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Order');
}

export default function SellerAnyOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`} />
      <AnyOrder order={order} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
