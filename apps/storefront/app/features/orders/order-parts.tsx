import type { Order, OrderProduct } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { Price } from '../../ui/price.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';
import { describePickup } from '../../ui/pickup-words.ts';
import { Struck } from '@urumuri/ui/parts/struck.tsx';

/** What was ordered, seller by seller, at the prices of that day. */
export function OrderParts({ order: { parts, products } }: { order: Pick<Order, 'parts' | 'products'> }) {
  return (
    <ul className="grid gap-6">
      {parts.map((part) => (
        <li key={part._id}>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="text-base">{part.shopName}</h3>
            {parts.length > 1 && <StatusBadge delivery={part.delivery_status} isPickup={part.pickup !== undefined} />}
          </div>
          {part.pickup && part.delivery_status !== 'cancelled' && part.delivery_status !== 'placed' && (
            <p className="text-sm">Pick up at {describePickup(part.pickup)}</p>
          )}
          {part.delivery_status === 'cancelled' && (
            <p className="text-sm font-medium text-danger">Will not be delivered, and is not to be paid.</p>
          )}
          {parts.length > 1 && (part.open ?? 0) > 0 && (
            <p className="text-sm text-slate">Still to be paid for it: {formatRwf(part.open ?? 0)}</p>
          )}
          <ul className="mt-1 divide-y divide-line">
            {products
              .filter(({ sellerId }) => sellerId === part.sellerId)
              .map((product) => (
                <ProductLine key={product._id} product={product} isCancelled={part.delivery_status === 'cancelled'} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function ProductLine({ product, isCancelled }: { product: OrderProduct; isCancelled: boolean }) {
  const { name, slug, brand, images, price, discount, quantity } = product;
  return (
    <li className="relative flex gap-4 py-4">
      <ShopImage
        address={images[0] ?? ''}
        width={72}
        widths={[160, 240]}
        className="size-18 shrink-0 rounded-control bg-mist object-cover"
      />
      <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <Link to={addresses.product(slug)} className="stretched line-clamp-2 font-semibold hover:underline">
            {name}
          </Link>
          <p className="text-sm text-slate">{brand}</p>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="text-slate">{quantity} ×</span>
            <Price priceRwf={price} discountPercent={discount} />
          </div>
        </div>
        <p className="mt-1 font-bold whitespace-nowrap tabular-nums has-[s]:font-normal has-[s]:text-slate sm:mt-0">
          <span className="sr-only">Total: </span>
          <Struck isCancelled={isCancelled}>{formatRwf(unitPriceRwf(price, discount) * quantity)}</Struck>
        </p>
      </div>
    </li>
  );
}
