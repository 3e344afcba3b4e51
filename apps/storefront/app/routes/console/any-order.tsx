import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { AnyOrder } from '../../console/office/any-order.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { PaperLinks } from '../../console/paper/paper-links.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/any-order.ts';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getAnyOrder({ params: { orderId }, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Order');
}

export default function SellerAnyOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Order ${order.orderNumber}`}>
        <PaperLinks orderIds={[order._id]} isWhole />
      </DashboardHeading>
      <AnyOrder order={order} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
