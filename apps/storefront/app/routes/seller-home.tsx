import { redirect } from 'react-router';
import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { consoleAddresses } from '../features/seller/console-addresses.ts';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { Overview } from '../features/seller/overview.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-home.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, async () => {
    const [{ seller }, figures] = await Promise.all([
      sellerApi.getSellerMe({ signal: request.signal }),
      sellerApi.getSellerDashboard({ signal: request.signal }),
    ]);
    if (seller.role === 'admin') throw redirect(consoleAddresses.shops);
    return figures;
  });
}

export function meta() {
  return buildConsoleMeta('Overview');
}

export default function SellerHome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Overview" />
      <Overview figures={loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
