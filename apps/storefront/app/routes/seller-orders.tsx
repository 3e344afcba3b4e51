import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { consoleAddresses } from '../features/seller/console-addresses.ts';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { readOrdersQuery } from '../features/seller/orders-query.ts';
import { OrdersView } from '../features/seller/orders-view.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-orders.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const query = readOrdersQuery(url.searchParams);
  return asSeller(request, () => sellerApi.getSellerOrders({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Orders');
}

export default function SellerOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Orders" />
      <OrdersView {...loaderData} addressOf={consoleAddresses.order} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
