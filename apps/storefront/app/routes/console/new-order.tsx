import { listCallWindows } from '../../platform/format/call-window.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { NewOrder } from '../../console/counter/new-order.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/new-order.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, async () => {
    const { seller } = await sellerApi.getSellerMe({ signal: request.signal });
    return { isOffice: seller.role === 'admin', windows: listCallWindows(new Date()) };
  });
}

export function meta() {
  return buildConsoleMeta('New order');
}

export default function SellerNewOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="New order" />
      <NewOrder {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
