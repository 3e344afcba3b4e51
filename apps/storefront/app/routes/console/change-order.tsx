import { listCallWindows } from '../../platform/format/call-window.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ChangeOrder } from '../../console/order-change/change-order.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/change-order.ts';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [{ seller }, { plan }] = await Promise.all([
      sellerApi.getSellerMe({ signal }),
      sellerApi.previewOrderChange({ params: { orderId }, body: {}, signal }),
    ]);
    return { orderId, plan, isOffice: seller.role === 'admin', windows: listCallWindows(new Date()) };
  });
}

export function meta() {
  return buildConsoleMeta('Change order');
}

export default function SellerChangeOrder({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Change order ${loaderData.plan.orderNumber}`} />
      <ChangeOrder {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
