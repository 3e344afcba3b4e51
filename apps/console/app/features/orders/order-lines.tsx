import type { OrderProduct } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { Struck } from '@urumuri/ui/parts/struck.tsx';
import { Thumbnail } from '../../shell/thumbnail.tsx';

type OrderLinesProps = {
  products: readonly OrderProduct[];
  /** What these sell is not delivered, and not counted. */
  cancelledShops?: readonly string[];
};

/** What was ordered, at the price of that moment. */
export function OrderLines({ products, cancelledShops = [] }: OrderLinesProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {products.map(({ _id, name, brand, images, quantity, price, discount, shopName }) => (
        <li
          key={_id}
          className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[3.5rem_1fr_auto]"
        >
          <Thumbnail image={images[0] ?? ''} className="row-span-2 size-14 self-start" />
          <span className="min-w-0 sm:row-span-2">
            <span className="block font-semibold">{name}</span>
            <span className="text-sm text-slate">
              {brand} · {quantity} × {formatRwf(unitPriceRwf(price, discount))}
            </span>
          </span>
          <span className="font-semibold sm:row-span-2 has-[s]:font-normal has-[s]:text-slate">
            <Struck isCancelled={cancelledShops.includes(shopName)}>
              {formatRwf(quantity * unitPriceRwf(price, discount))}
            </Struck>
          </span>
        </li>
      ))}
    </ul>
  );
}
