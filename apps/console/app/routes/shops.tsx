import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { ShopRows } from '../features/office/shop-rows.tsx';
import type { Route } from './+types/shops.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getSellers({ signal }));

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
