import { failedPage } from '../../layout/failed-page.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { DashboardOverview } from '../../features/orders/dashboard-overview.tsx';
import { api } from '../../platform/api/api.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/dashboard-home.ts';
import '../../features/orders/orders.css';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asCustomer(request, ({ id }) => api.getDashboardData({ params: { userId: id }, signal: request.signal }));
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPersonalMeta(matches, 'Dashboard');
}

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  return <DashboardOverview data={loaderData} />;
}

export function HydrateFallback() {
  return (
    <>
      <NeedsJavaScript />
      <DashboardOverview />
    </>
  );
}

export const ErrorBoundary = failedPage('Dashboard', 'Your dashboard could not be loaded');
