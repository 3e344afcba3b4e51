import { formatRwf, nameDiscount } from '@urumuri/money';
import { SumRow as Row } from '../../ui/sum-row.tsx';

type SummaryFigures = {
  items: number;
  /** Shops whose part will not come. */
  cancelled?: readonly { shopName: string; price: number }[];
  priceRwf: number;
  shippingFeeRwf: number;
  /** Of each shop, whether its products are picked up there. */
  pickup?: readonly { shopName: string; isPickup: boolean }[];
  voucher?: { code: string; discountRwf: number } | undefined;
  totalRwf: number;
};

/** Figures that visibly add up. */
export function SummaryRows({
  items,
  cancelled = [],
  priceRwf,
  shippingFeeRwf,
  pickup = [],
  voucher,
  totalRwf,
}: SummaryFigures) {
  const pickedUp = pickup.filter(({ isPickup }) => isPickup);
  return (
    <dl className="mt-4 flex flex-col gap-2">
      {cancelled.map(({ shopName, price }) => (
        <Row key={shopName} label={`Cancelled: ${shopName}`} className="text-slate">
          <s>{formatRwf(price)}</s>
        </Row>
      ))}
      <Row label={`Items Total (${items})`}>{formatRwf(priceRwf)}</Row>
      {(pickedUp.length === 0 || pickedUp.length < pickup.length) && (
        <Row label="Delivery Fee">{shippingFeeRwf === 0 ? 'Free' : formatRwf(shippingFeeRwf)}</Row>
      )}
      {pickedUp.map(({ shopName }) => (
        <Row key={shopName} label={pickup.length === 1 ? 'Pickup' : `Pickup: ${shopName}`}>
          Free
        </Row>
      ))}
      {voucher && <Row label={nameDiscount(voucher.code)}>−{formatRwf(voucher.discountRwf)}</Row>}
      <Row label="Total Price" className="mt-2 border-t border-haze pt-4 text-lg font-bold">
        {formatRwf(totalRwf)}
      </Row>
    </dl>
  );
}
