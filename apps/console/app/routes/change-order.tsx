import { listCallWindows } from '@urumuri/ui/format/call-window.ts';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readOrderChange } from '../features/order-change/read-order-change.ts';
import { ChangeOrder } from '../features/order-change/change-order.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/change-order.ts';

export const clientLoader = sellerLoader(async (signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const [{ seller }, { plan }] = await Promise.all([
    sellerApi.getSellerMe({ signal }),
    sellerApi.previewOrderChange({ params: { orderId }, body: {}, signal }),
  ]);
  return { orderId, plan, isOffice: seller.role === 'admin', openedAt: new Date() };
});

export const clientAction = sellerAction({ changeOrder: readOrderChange });

export const meta = consoleMeta('Change order');

export default function SellerChangeOrder({ loaderData: { openedAt, ...loaded } }: Route.ComponentProps) {
  const windows = listCallWindows(openedAt, useIdentity().callHours);
  return (
    <>
      <DashboardHeading title={`Change order ${loaded.plan.orderNumber}`} />
      <ChangeOrder {...loaded} windows={windows} />
    </>
  );
}
