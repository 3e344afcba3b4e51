import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CounterSale } from '../features/counter/counter-sale.tsx';
import { readCounterSale } from '../features/counter/read-phone-order.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/counter-sale.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const { seller } = await sellerApi.getSellerMe({ signal });
  return { isOffice: seller.role === 'admin' };
});

export const clientAction = sellerAction({ sellAtCounter: readCounterSale });

export const meta = consoleMeta('Counter sale');

export default function SellerCounterSale({ loaderData: { isOffice } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Counter sale" />
      <CounterSale isOffice={isOffice} />
    </>
  );
}
