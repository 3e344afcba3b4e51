import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ReturnDetails } from '../../console/returns/return-details.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/return.ts';

export function clientLoader({ request, params: { returnId } }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getReturn({ params: { returnId }, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Return');
}

export default function SellerReturnPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Return of order ${loaderData.return.orderNumber}`} />
      <ReturnDetails return={loaderData.return} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
