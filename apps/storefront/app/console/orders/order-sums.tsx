import { formatRwf } from '@urumuri/money';

type OrderSumsProps = { itemsPrice: number; voucherDiscount: number; shippingFee: number; price: number };

export function OrderSums({ itemsPrice, voucherDiscount, shippingFee, price }: OrderSumsProps) {
  const rows = [
    ['Items', formatRwf(itemsPrice)],
    ...(voucherDiscount > 0 ? [['Voucher', formatRwf(-voucherDiscount)]] : []),
    ['Delivery', formatRwf(shippingFee)],
    ['Together', formatRwf(price)],
  ];
  return (
    <dl className="mt-2 flex flex-col gap-1.5 border-t border-line pt-3">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between last:font-bold">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
