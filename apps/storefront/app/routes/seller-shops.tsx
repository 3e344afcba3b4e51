import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import { ShopRows } from '../features/seller/shop-rows.tsx';
import type { Route } from './+types/seller-shops.ts';

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
