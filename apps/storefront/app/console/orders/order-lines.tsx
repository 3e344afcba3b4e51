import type { OrderProduct } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { ShopImage } from '../../ui/shop-image.tsx';
import { Struck } from '../../ui/struck.tsx';

const thumbnail = 56;

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
          <ShopImage
            address={images[0] ?? ''}
            alt=""
            width={thumbnail}
            height={thumbnail}
            sizes="56px"
            widths={[160]}
            className="row-span-2 size-14 self-start rounded-control bg-mist object-contain"
          />
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
