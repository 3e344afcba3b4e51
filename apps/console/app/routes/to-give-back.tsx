import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { GiveBackView } from '../features/payments/give-back-view.tsx';
import { MoneyLinks } from '../features/payments/money-links.tsx';
import { readRefund, readReturnRefund } from '../features/payments/read-payment.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/to-give-back.ts';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const query = { pageNumber: searchParams.get('pageNumber') ?? '1' };
  const [page, { seller }] = await Promise.all([
    sellerApi.getToGiveBack({ query, signal }),
    sellerApi.getSellerMe({ signal }),
  ]);
  return { ...page, isOffice: seller.role === 'admin' };
});

export const clientAction = sellerAction({ recordPayment: readRefund, closeReturn: readReturnRefund });

export const meta = consoleMeta('To give back');

export default function ToGiveBack({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="To give back" />
      <MoneyLinks isOffice={loaderData.isOffice} />
      <GiveBackView {...loaderData} />
    </>
  );
}
