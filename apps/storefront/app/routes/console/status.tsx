import { StatusView } from '../../console/office/status-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/status.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getStatus({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Status');
}

export default function SellerStatus({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Status" />
      <StatusView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
