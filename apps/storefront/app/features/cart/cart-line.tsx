import type { CartLine as Line } from '@urumuri/contract';
import { formatRwf, writePercent } from '@urumuri/money';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { TrashIcon } from '@urumuri/ui/parts/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '@urumuri/ui/parts/quantity-stepper.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { describeLine } from './line-notes.ts';
import { lineTotalRwf, mostOf } from './optimistic-cart.ts';

type CartLineProps = {
  line: Line;
  onQuantity: (line: Line, quantity: number) => void;
  onDelete: (line: Line) => void;
  /** The level below what it stands under. */
  heading: 'h3' | 'h4';
  /** Where lines of several shops stand together. */
  shopName?: string;
  /** More that can be done with it. */
  children?: ReactNode;
};

/** One product of the cart. A line with more than is left has no way up, but down and out. */
export function CartLine({ line, onQuantity, onDelete, heading: Heading, shopName, children }: CartLineProps) {
  const { productInfo, quantity } = line;
  const { unitsPerCustomer } = useIdentity().orders;
  const noteId = useId();
  const { stockNote, priceNote } = describeLine(line, unitsPerCustomer);
  const isInStock = quantity <= productInfo.stock;
  return (
    <li className="cart-line py-5">
      <ShopImage
        address={productInfo.images[0] ?? ''}
        width={112}
        sizes="(min-width: 48rem) 112px, 80px"
        widths={[160, 240, 320]}
        className={classNames(
          'aspect-square w-full rounded-control bg-mist object-cover [grid-area:picture]',
          !isInStock && 'opacity-55',
        )}
      />
      <div className="min-w-0 [grid-area:words]">
        <Heading className="text-base font-semibold tracking-normal text-wrap">
          <Link to={addresses.product(productInfo.slug)} className="hover:underline">
            {productInfo.name}
          </Link>
        </Heading>
        <p className="mt-0.5 text-sm text-slate">
          {productInfo.brand}
          {shopName && `, from ${shopName}`}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price priceRwf={productInfo.price} discountPercent={productInfo.discount} oldClassName="text-sm" />
          {productInfo.discount > 0 && <Badge tone="signal">{writePercent(productInfo.discount)}</Badge>}
        </div>
        {priceNote && <p className="mt-1.5 text-sm font-medium">{priceNote}</p>}
        {stockNote && (
          <p id={noteId} className={classNames('mt-1.5 text-sm font-medium', isInStock ? 'text-slate' : 'text-danger')}>
            {stockNote}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 [grid-area:controls]">
        <QuantityStepper
          quantity={quantity}
          subject={productInfo.name}
          canLower={quantity > 1}
          canRaise={quantity < mostOf(line, unitsPerCustomer)}
          reasonId={stockNote ? noteId : undefined}
          onStep={(direction) => onQuantity(line, quantity + direction)}
        />
        <Button
          look="quiet"
          className="px-3 text-sm"
          aria-label={`Delete: ${productInfo.name}`}
          onClick={() => onDelete(line)}
        >
          <TrashIcon className="hidden size-5 sm:block" />
          Delete
        </Button>
        {children}
      </div>
      {isInStock && (
        <p className="self-center justify-self-end text-sm font-bold whitespace-nowrap sm:text-base tabular-nums [grid-area:total]">
          <span className="sr-only">Total: </span>
          {formatRwf(lineTotalRwf(line))}
        </p>
      )}
    </li>
  );
}
