import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CollectView } from '../features/payments/collect-view.tsx';
import { MoneyLinks } from '../features/payments/money-links.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/to-collect.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const [sums, { seller }] = await Promise.all([sellerApi.getToCollect({ signal }), sellerApi.getSellerMe({ signal })]);
  return { ...sums, isOffice: seller.role === 'admin' };
});

export const meta = consoleMeta('To collect');

export default function ToCollect({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="To collect" />
      <MoneyLinks isOffice={loaderData.isOffice} />
      <CollectView {...loaderData} />
    </>
  );
}
