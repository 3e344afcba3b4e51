import { StatusView } from '../features/office/status-view.tsx';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import type { Route } from './+types/status.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getStatus({ signal }));

export const meta = consoleMeta('Status');

export default function SellerStatus({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Status" />
      <StatusView {...loaderData} />
    </>
  );
}
