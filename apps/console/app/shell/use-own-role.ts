import type { SellerProfile, SellerRole } from '@urumuri/contract';
import { useRouteLoaderData } from 'react-router';

/** Whether it is a shop or the office that is signed in, as the frame of the console has loaded it. */
export const useOwnRole = (): SellerRole =>
  useRouteLoaderData<{ seller: SellerProfile }>('routes/console')?.seller.role ?? 'seller';
