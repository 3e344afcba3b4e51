import { redirect } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { Overview } from '../shell/overview.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/home.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const { seller } = await sellerApi.getSellerMe({ signal });
  if (seller.staffRole === 'rider') throw redirect(consoleAddresses.drops);
  const figures = await sellerApi.getSellerDashboard({ signal });
  const isOffice = seller.role === 'admin';
  // The office of a shop that is not open yet begins with what is left to do.
  if (isOffice && !figures.hasProducts) throw redirect(consoleAddresses.firstSteps);
  return { figures, isOffice };
});

export const meta = consoleMeta('Overview');

export default function SellerHome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Overview" />
      <Overview {...loaderData} />
    </>
  );
}
