import { listCallWindows } from '@urumuri/ui/format/call-window.ts';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readPhoneOrder } from '../features/counter/read-phone-order.ts';
import { NewOrder } from '../features/counter/new-order.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/new-order.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const { seller } = await sellerApi.getSellerMe({ signal });
  return { isOffice: seller.role === 'admin', openedAt: new Date() };
});

export const clientAction = sellerAction({ placePhoneOrder: readPhoneOrder });

export const meta = consoleMeta('New order');

export default function SellerNewOrder({ loaderData: { isOffice, openedAt } }: Route.ComponentProps) {
  const windows = listCallWindows(openedAt, useIdentity().callHours);
  return (
    <>
      <DashboardHeading title="New order" />
      <NewOrder isOffice={isOffice} windows={windows} />
    </>
  );
}
