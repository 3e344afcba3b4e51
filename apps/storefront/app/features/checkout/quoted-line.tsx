import type { QuotedLine as Line } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { describeShort } from './price-changes.ts';

export type ChangeQuantity = (productId: string, quantity: number) => void;

/** One product of the order. Where it is too many, it can be lowered to what can be had, or left out. */
export function QuotedLine({ line, onQuantity }: { line: Line; onQuantity: ChangeQuantity }) {
  const { quantity, most, productInfo } = line;
  const { _id, name, slug, price, discount, images } = productInfo;
  const { unitsPerCustomer } = useIdentity().orders;
  const isShort = most < quantity;
  return (
    <li className="grid items-start @min-[17rem]:grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4">
      <ShopImage
        address={images[0] ?? ''}
        width={72}
        widths={[160, 240]}
        className={classNames('size-18 rounded-control bg-mist object-cover', isShort && 'opacity-55')}
      />
      <div className="min-w-0">
        <h4 className="text-base font-semibold tracking-normal text-wrap">
          <Link to={addresses.product(slug)} className="hover:underline">
            {name}
          </Link>
        </h4>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <Price priceRwf={price} discountPercent={discount} oldClassName="text-sm" />
            <p className="text-slate">
              <span className="sr-only">Quantity </span>
              <span aria-hidden="true">× </span>
              {quantity}
            </p>
          </div>
          {!isShort && (
            <p className="font-bold whitespace-nowrap tabular-nums">
              <span className="sr-only">Total: </span>
              {formatRwf(unitPriceRwf(price, discount) * quantity)}
            </p>
          )}
        </div>
        {isShort && (
          <div className="mt-2">
            <p className="font-medium text-danger">{describeShort(line, unitsPerCustomer)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {most > 0 && (
                <Button look="secondary" className="px-4 text-sm" onClick={() => onQuantity(_id, most)}>
                  Take {most}
                  <span className="sr-only"> of {name}</span>
                </Button>
              )}
              <Button look="secondary" className="px-4 text-sm" onClick={() => onQuantity(_id, 0)}>
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
