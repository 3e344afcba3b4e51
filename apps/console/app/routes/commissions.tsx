import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CommissionView, readCommission } from '../features/payouts/commission-view.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/commissions.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getCommissions({ signal }));

export const clientAction = sellerAction({
  saveCommission: (data) => ({ body: readCommission(data) }),
});

export const meta = consoleMeta('Commission');

export default function Commissions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Commission" />
      <CommissionView {...loaderData} />
    </>
  );
}
