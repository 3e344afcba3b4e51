import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { ExportOrders } from '../../console/orders/export-orders.tsx';
import { readOrdersQuery } from '../../console/orders/orders-query.ts';
import { OrdersView } from '../../console/orders/orders-view.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/all-orders.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const query = readOrdersQuery(url.searchParams);
  return asSeller(request, () => sellerApi.getAllOrders({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('All orders');
}

export default function SellerAllOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="All orders" />
      <ExportOrders isWhole />
      <OrdersView {...loaderData} addressOf={consoleAddresses.anyOrder} isWhole />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
