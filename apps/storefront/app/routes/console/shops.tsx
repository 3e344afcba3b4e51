import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { ShopRows } from '../../console/office/shop-rows.tsx';
import type { Route } from './+types/shops.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellers({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Shops');
}

export default function SellerShops({ loaderData: { sellers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Shops" />
      <ShopRows sellers={sellers} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
