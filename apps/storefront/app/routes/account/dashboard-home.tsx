import { failedPage } from '../../layout/failed-page.tsx';
import { DashboardOverview } from '../../features/orders/dashboard-overview.tsx';
import { api } from '../../platform/api/api.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/dashboard-home.ts';
import '../../features/orders/orders.css';

export const clientLoader = customerLoader(({ id }, signal) =>
  api.getDashboardData({ params: { userId: id }, signal }),
);

export const meta = personalMeta('Dashboard');

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  return <DashboardOverview data={loaderData} />;
}

export function HydrateFallback() {
  return <DashboardOverview />;
}

export const ErrorBoundary = failedPage('Dashboard', 'Your dashboard could not be loaded');
