import { redirect } from 'react-router';
import { readConsoleReturn } from '../shell/console-addresses.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { sellerLoader } from '../shell/seller-route.ts';
import { workFor } from '../shell/seller-session.ts';
import type { Route } from './+types/work-for.ts';

/** From here on this tab works in the name of a shop, until somebody stops it. */
export const clientLoader = sellerLoader(async (signal, { params, url }: Route.ClientLoaderArgs) => {
  workFor(params.shopId);
  const { seller } = await sellerApi.getSellerMe({ signal });
  if (!seller.isForShop) workFor(null);
  throw redirect(readConsoleReturn(url.searchParams.get('to')));
});

export default function WorkFor() {
  return null;
}
