import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { ordersAction } from '../features/orders/orders-action.ts';
import { ExportOrders } from '../features/orders/export-orders.tsx';
import { readOrdersQuery } from '../features/orders/orders-query.ts';
import { OrdersView } from '../features/orders/orders-view.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/orders.ts';

export const clientLoader = sellerLoader(async (signal, { url }: Route.ClientLoaderArgs) => {
  const query = readOrdersQuery(url.searchParams);
  const [listed, choices] = await Promise.all([
    sellerApi.getSellerOrders({ query, signal }),
    sellerApi.getOrderChoices({ signal }),
  ]);
  return { ...listed, choices };
});

export const clientAction = ordersAction;

export const meta = consoleMeta('Orders');

export default function SellerOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Orders" />
      <ExportOrders />
      <OrdersView {...loaderData} addressOf={consoleAddresses.order} />
    </>
  );
}
