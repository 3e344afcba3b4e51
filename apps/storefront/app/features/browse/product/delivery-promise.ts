import type { Identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';

type ShippingPolicy = { feePerShopRwf: number; freeFromRwf: number };

/** Where it depends on the place: between what and what. */
export function zonesPromise(
  { shipping, deliveryZones }: Pick<Identity, 'shipping' | 'deliveryZones'>,
  priceRwf: number,
): string {
  const fees = [
    shipping,
    ...deliveryZones.map(({ feeRwf: feePerShopRwf, freeFromRwf }) => ({ feePerShopRwf, freeFromRwf })),
  ];
  const charged = fees.map((fee) => (isFree(fee, priceRwf) ? 0 : fee.feePerShopRwf));
  const [least, most] = [Math.min(...charged), Math.max(...charged)];
  if (least === most) return deliveryPromise(shipping, priceRwf);
  return `Delivery ${least === 0 ? 'free' : formatRwf(least)} to ${formatRwf(most)}, depending on the address`;
}

const isFree = ({ feePerShopRwf, freeFromRwf }: ShippingPolicy, priceRwf: number) =>
  feePerShopRwf === 0 || (freeFromRwf > 0 && priceRwf >= freeFromRwf);

/** What delivery of this much from one shop costs, in words. */
export function deliveryPromise(policy: ShippingPolicy, priceRwf: number): string {
  if (isFree(policy, priceRwf)) return 'Free delivery';
  const { feePerShopRwf, freeFromRwf } = policy;
  const fee = `Delivery ${formatRwf(feePerShopRwf)}`;
  return freeFromRwf > 0 ? `${fee}, free from ${formatRwf(freeFromRwf)}` : fee;
}
