import { FirstStepsList } from '../features/office/first-steps.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import type { Route } from './+types/first-steps.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getFirstSteps({ signal }));

export const clientAction = sellerAction();

export const meta = consoleMeta('First steps');

export default function SellerFirstSteps({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="First steps" />
      <FirstStepsList steps={loaderData} />
    </>
  );
}
