import { FirstStepsList } from '../../console/office/first-steps.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/first-steps.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getFirstSteps({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('First steps');
}

export default function SellerFirstSteps({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="First steps" />
      <FirstStepsList steps={loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
