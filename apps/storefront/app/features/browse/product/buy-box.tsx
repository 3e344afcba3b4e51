import { identity } from '@urumuri/identity';
import { type ReactNode, useRef, useState } from 'react';
import { addresses } from '../../../platform/format/addresses.ts';
import { useIsWished } from '../../../platform/session/wishes.ts';
import type { ShopAction } from '../../../platform/storage/pending-action.ts';
import { toast } from '../../../platform/toast.ts';
import type { ButtonLook } from '../../../ui/button-style.ts';
import { Button } from '../../../ui/button.tsx';
import { CartIcon, HeartFullIcon, HeartIcon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import type { PageProduct } from './page-product.ts';
import { changeQuantity, clampQuantity } from './quantity.ts';
import { ShareLink } from './share-link.tsx';
import { useShopActions } from './use-shop-actions.ts';

/** How many, and what to do with them. On phones price and Add To Cart stay at the bottom of the screen. */
export function BuyBox({ product, stock }: { product: PageProduct; stock: number }) {
  const [chosen, setQuantity] = useState(1);
  const quantity = clampQuantity(chosen, stock);
  const { isSignedIn, busy, run, remember } = useShopActions(product);
  const loginAddress = addresses.loginAndReturn(addresses.product(product.slug));
  const isWished = useIsWished(product.id);
  const isForSale = stock > 0;
  const behaviour = (action: ShopAction) => ({
    isSignedIn,
    isBusy: busy === action,
    loginAddress,
    onRun: () => void run(action, quantity),
    onLeave: () => remember(action, quantity),
  });

  return (
    <div className="flex flex-col gap-3">
      {!isForSale && (
        <p className="max-w-prose rounded-control bg-mist px-4 py-3 text-sm">
          Keep it on your wishlist, or ask the seller when it comes back.
        </p>
      )}
      {isForSale && (
        <div className="flex flex-wrap gap-3">
          <QuantityControl quantity={quantity} stock={stock} onChange={setQuantity} />
          <div className="buy-bar flex min-w-[min(11rem,100%)] flex-1 flex-wrap content-center items-center gap-x-4">
            <div className="flex-1 md:hidden">
              <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} className="text-lg" />
            </div>
            <ActionButton look="primary" className="min-h-12 shrink-0 md:flex-1" {...behaviour('cart')}>
              <CartIcon className="size-5" />
              Add To Cart
            </ActionButton>
          </div>
          <ActionButton look="secondary" className="min-h-12 min-w-[min(11rem,100%)] flex-1" {...behaviour('buy')}>
            Buy Now
          </ActionButton>
          {stock > identity.orders.unitsPerCustomer && (
            <p className="w-full text-sm text-slate">At most {identity.orders.unitsPerCustomer} per customer.</p>
          )}
        </div>
      )}
      <div className="-mx-[12px] flex flex-wrap">
        <ActionButton look="quiet" className="px-[12px] text-sm" isPressed={isWished} {...behaviour('wishlist')}>
          {isWished ? <HeartFullIcon className="size-5" /> : <HeartIcon className="size-5" />}
          {isWished ? 'In your wishlist' : 'Add to wishlist'}
        </ActionButton>
        <ShareLink product={product} />
      </div>
    </div>
  );
}

type ActionButtonProps = {
  look: ButtonLook;
  className?: string;
  children: ReactNode;
  isSignedIn: boolean;
  isBusy: boolean;
  /** For what can be undone by pressing again. */
  isPressed?: boolean;
  /** Where guests sign in. */
  loginAddress: string;
  onRun: () => void;
  /** A guest leaves to sign in and wants this done afterwards. */
  onLeave: () => void;
};

/** Does something for customers; for guests it is the way to sign in first, with or without JavaScript. */
function ActionButton({ isSignedIn, isBusy, isPressed, loginAddress, onRun, onLeave, ...rest }: ActionButtonProps) {
  if (!isSignedIn) return <LinkButton to={loginAddress} rel="nofollow" onClick={onLeave} {...rest} />;
  return <Button aria-disabled={isBusy} aria-pressed={isPressed} onClick={onRun} {...rest} />;
}

type QuantityControlProps = { quantity: number; stock: number | undefined; onChange: (quantity: number) => void };

const READING_MS = 3000;

function QuantityControl({ quantity, stock, onChange }: QuantityControlProps) {
  const refusedAt = useRef(0);
  const refuse = (reason: string) => {
    // Said once, however often an impatient thumb taps while it can be read.
    if (Date.now() - refusedAt.current < READING_MS) return;
    refusedAt.current = Date.now();
    toast.error(reason);
  };
  const step = (direction: 1 | -1) => {
    const change = changeQuantity(quantity, direction, stock);
    if (change.refusal) refuse(change.refusal);
    else onChange(change.quantity);
  };
  return <QuantityStepper quantity={quantity} canLower={quantity > 1} canRaise onStep={step} />;
}
