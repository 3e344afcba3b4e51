import { formatRwf } from '@urumuri/money';

type ShippingPolicy = { feePerShopRwf: number; freeFromRwf: number };

/** What delivery of this much from one shop costs, in words. */
export function deliveryPromise({ feePerShopRwf, freeFromRwf }: ShippingPolicy, priceRwf: number): string {
  const isFree = feePerShopRwf === 0 || (freeFromRwf > 0 && priceRwf >= freeFromRwf);
  if (isFree) return 'Free delivery';
  const fee = `Delivery ${formatRwf(feePerShopRwf)}`;
  return freeFromRwf > 0 ? `${fee}, free from ${formatRwf(freeFromRwf)}` : fee;
}
