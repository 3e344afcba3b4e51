import { useSearchParams } from 'react-router';
import { failedPage } from '../../layout/failed-page.tsx';
import { readFilter } from '../../features/orders/order-filter.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { api } from '../../platform/api/api.ts';
import { customerAction } from '../../platform/session/customer-action.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/my-orders.ts';
import '../../features/orders/orders.css';

const PER_PAGE = 20;

export const clientLoader = customerLoader(async ({ id }, signal, { url }: Route.ClientLoaderArgs) => {
  const filter = readFilter(url.searchParams);
  const page = await api.getOrders({
    params: { customerId: id, status: filter },
    query: { pageNumber: url.searchParams.get('pageNumber') ?? '1', perPage: String(PER_PAGE) },
    signal,
  });
  return { customerId: id, filter, ...page };
});

export const clientAction = customerAction(api);

export const meta = personalMeta('My Orders');

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  return <OrderList filter={loaderData.filter} data={loaderData} />;
}

export function HydrateFallback() {
  const [search] = useSearchParams();
  return <OrderList filter={readFilter(search)} />;
}

export const ErrorBoundary = failedPage('My Orders', 'Your orders could not be loaded');
