import type { SellerProfile, SellerRole } from '@urumuri/contract';
import { mayCall, type StaffCall } from '@urumuri/contract/seller';
import { useRouteLoaderData } from 'react-router';

const useSeller = () => useRouteLoaderData<{ seller: SellerProfile }>('routes/console')?.seller;

/** Whether it is somebody of the office who may make this call, also while they work in the name of a shop. */
export function useOfficeMay(call: StaffCall): boolean {
  const seller = useSeller();
  return (
    seller !== undefined && (seller.role === 'admin' || seller.isForShop === true) && mayCall(seller.staffRole, call)
  );
}

/** Whether it is a shop or the office that is signed in, as the frame of the console has loaded it. */
export const useOwnRole = (): SellerRole => useSeller()?.role ?? 'seller';
