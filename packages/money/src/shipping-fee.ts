/** What one shop sends in an order or a cart: its lines in stock, after discount and before vouchers. */
type ShopGroup = { itemsRwf: number };

type ShippingPolicy = {
  feePerShopRwf: number;
  /** A group that comes to this much is sent for nothing; 0 means that no amount is free. */
  freeFromRwf: number;
};

/** What delivery costs: a flat fee for each shop, free for a group that reaches the threshold. */
export function shippingFeeRwf(groups: readonly ShopGroup[], { feePerShopRwf, freeFromRwf }: ShippingPolicy): number {
  const paying = groups.filter(({ itemsRwf }) => freeFromRwf === 0 || itemsRwf < freeFromRwf);
  return paying.length * feePerShopRwf;
}
