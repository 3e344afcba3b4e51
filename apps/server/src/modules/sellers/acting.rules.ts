import type { SellerRole, SellerStatus } from '@urumuri/contract';

type Shop = { status: SellerStatus; employerId: string | null };

export const unknownShop = 'There is no such shop to work for.';

/** Why an account may not do this in the name of a shop; `undefined` where it may. */
export function refuseToAct(
  { role }: { role: SellerRole },
  shop: Shop | undefined,
  isWork: boolean,
): string | undefined {
  if (role !== 'admin') return 'Only the marketplace’s office may work for another shop.';
  if (!isWork) return 'This cannot be done in the name of a shop.';
  // Somebody who works for a shop has none of their own.
  if (shop === undefined || shop.employerId !== null || shop.status === 'pending') return unknownShop;
  return undefined;
}
