import type { OrderProduct } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { ShopImage } from '../../components/ui/shop-image.tsx';

const thumbnail = 56;

/** What was ordered, at the price of that moment. */
export function OrderLines({ products }: { products: readonly OrderProduct[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {products.map(({ _id, name, brand, images, quantity, price, discount }) => (
        <li key={_id} className="flex items-center gap-3 py-3">
          <ShopImage
            address={images[0] ?? ''}
            alt=""
            width={thumbnail}
            height={thumbnail}
            sizes="56px"
            widths={[160]}
            className="size-14 shrink-0 rounded-control bg-mist object-contain"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{name}</span>
            <span className="text-sm text-slate">
              {brand} · {quantity} × {formatRwf(unitPriceRwf(price, discount))}
            </span>
          </span>
          <span className="shrink-0 font-semibold">{formatRwf(quantity * unitPriceRwf(price, discount))}</span>
        </li>
      ))}
    </ul>
  );
}
