import { identity } from '@urumuri/identity';

/** What one shop sends in an order or a cart: its lines in stock, after discount and before vouchers. */
export type ShopGroup = { itemsRwf: number };

export type ShippingPolicy = {
  feePerShopRwf: number;
  /** A group that comes to this much is sent for nothing; 0 means that no amount is free. */
  freeFromRwf: number;
};

/** What delivery costs: a flat fee for each shop, free for a group that reaches the threshold. */
export function shippingFeeRwf(groups: readonly ShopGroup[], policy: ShippingPolicy = identity.shipping): number {
  return groups.reduce((sum, group) => sum + groupFeeRwf(group, policy), 0);
}

function groupFeeRwf({ itemsRwf }: ShopGroup, { feePerShopRwf, freeFromRwf }: ShippingPolicy): number {
  const isFree = freeFromRwf > 0 && itemsRwf >= freeFromRwf;
  return isFree ? 0 : feePerShopRwf;
}
