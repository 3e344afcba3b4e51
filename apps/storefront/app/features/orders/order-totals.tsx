import type { Order } from '@urumuri/contract';
import { formatRwf, nameDiscount } from '@urumuri/money';
import type { ReactNode } from 'react';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

type Totalled = Pick<Order, 'parts' | 'price' | 'shipping_fee' | 'voucher_code' | 'voucher_discount'>;

/** What the order costs, line by line down to what is paid. */
export function OrderTotals({ order }: { order: Totalled }) {
  const standing = order.parts.filter(({ delivery_status: status }) => status !== 'cancelled');
  const pickedUp = standing.filter(({ pickup }) => pickup);
  const { price: totalRwf, shipping_fee: shippingRwf, voucher_discount: voucherRwf = 0 } = order;
  return (
    <dl className="mt-2 grid gap-2 border-t border-line pt-4">
      {order.parts
        .filter(({ delivery_status: status }) => status === 'cancelled')
        .map(({ _id, shopName, price }) => (
          <Line key={_id} label={`Cancelled: ${shopName}`} value={<s>{formatRwf(price)}</s>} />
        ))}
      <Line label="Products" value={formatRwf(totalRwf - shippingRwf + voucherRwf)} />
      {voucherRwf > 0 && <Line label={nameDiscount(order.voucher_code)} value={formatRwf(-voucherRwf)} />}
      {(pickedUp.length === 0 || pickedUp.length < standing.length) && (
        <Line label="Shipping fee" value={shippingRwf === 0 ? 'Free' : formatRwf(shippingRwf)} />
      )}
      {pickedUp.map(({ _id, shopName }) => (
        <Line key={_id} label={standing.length === 1 ? 'Pickup' : `Pickup: ${shopName}`} value="Free" />
      ))}
      <Line label="Price including shipping" value={formatRwf(totalRwf)} isTotal />
    </dl>
  );
}

function Line({ label, value, isTotal }: { label: string; value: ReactNode; isTotal?: boolean }) {
  return (
    <div className={classNames('flex justify-between gap-4', isTotal && 'text-lg font-bold')}>
      <dt className={isTotal ? undefined : 'text-slate'}>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
