import { formatRwf, nameDiscount } from '@urumuri/money';

type OrderSumsProps = {
  itemsPrice: number;
  voucherCode?: string | undefined;
  voucherDiscount: number;
  shippingFee: number;
  price: number;
  /** What is still to collect, of an order that is placed. */
  open?: number;
};

export function OrderSums(props: OrderSumsProps) {
  const { itemsPrice, voucherCode, voucherDiscount, shippingFee, price, open } = props;
  const rows = [
    ['Items', formatRwf(itemsPrice)],
    ...(voucherDiscount > 0 ? [[nameDiscount(voucherCode), formatRwf(-voucherDiscount)]] : []),
    ['Delivery fee', formatRwf(shippingFee)],
    ['Total', formatRwf(price)],
    ...(open === undefined ? [] : [['Still to collect', formatRwf(open)]]),
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
