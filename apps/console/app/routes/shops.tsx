import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleMeta } from '../shell/console-meta.ts';
import { sellerAction } from '../shell/seller-action.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { asSeller } from '../shell/seller-only.ts';
import { ShopRows } from '../features/office/shop-rows.tsx';
import type { Route } from './+types/shops.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellers({ signal: request.signal }));
}

export const clientAction = sellerAction();

export const meta = consoleMeta('Shops');

export default function SellerShops({ loaderData: { sellers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Shops" />
      <ShopRows sellers={sellers} />
    </>
  );
}
