import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { addresses } from '../../../platform/format/addresses.ts';
import { getSession } from '../../../platform/session/session.ts';
import type { ShopAction } from '../../../platform/storage/pending-action.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import type { ButtonLook } from '@urumuri/ui/parts/button-style.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { CartIcon, HeartFullIcon, HeartIcon } from '@urumuri/ui/parts/icons.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { QuantityStepper } from '@urumuri/ui/parts/quantity-stepper.tsx';
import type { PageProduct } from './page-product.ts';
import { changeQuantity, clampQuantity } from './quantity.ts';
import { ShareLink } from './share-link.tsx';
import { useShopActions } from './use-shop-actions.ts';

/** How many, and what to do with them. On phones price and Add To Cart stay at the bottom of the screen. */
export function BuyBox({ product, stock }: { product: PageProduct; stock: number }) {
  const [chosen, setQuantity] = useState(1);
  const { unitsPerCustomer } = useIdentity().orders;
  const quantity = clampQuantity(chosen, stock, unitsPerCustomer);
  const { isSignedIn, isWished, isBusy, run, remember } = useShopActions(product);
  const loginAddress = addresses.loginAndReturn(addresses.product(product.slug));
  const isForSale = stock > 0;
  const behaviour = (action: ShopAction) => ({
    isSignedIn,
    isBusy: isBusy[action],
    loginAddress,
    onRun: () => run(action, quantity),
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
          {stock > unitsPerCustomer && (
            <p className="w-full text-sm text-slate">At most {unitsPerCustomer} per customer.</p>
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
  const leave = (event: MouseEvent) => {
    // Tapped before the page knew who is signed in.
    if (getSession().customer) {
      event.preventDefault();
      onRun();
    } else onLeave();
  };
  if (!isSignedIn) return <LinkButton to={loginAddress} rel="nofollow" data-action onClick={leave} {...rest} />;
  return <Button aria-disabled={isBusy} aria-pressed={isPressed} onClick={onRun} {...rest} />;
}

type QuantityControlProps = { quantity: number; stock: number; onChange: (quantity: number) => void };

const READING_MS = 3000;

function QuantityControl({ quantity, stock, onChange }: QuantityControlProps) {
  const { unitsPerCustomer } = useIdentity().orders;
  const refusedAt = useRef(0);
  const refuse = (reason: string) => {
    // Said once, however often an impatient thumb taps while it can be read.
    if (Date.now() - refusedAt.current < READING_MS) return;
    refusedAt.current = Date.now();
    toast.error(reason);
  };
  const step = (direction: 1 | -1) => {
    const change = changeQuantity(quantity, direction, stock, unitsPerCustomer);
    if (change.refusal) refuse(change.refusal);
    else onChange(change.quantity);
  };
  return <QuantityStepper quantity={quantity} canLower={quantity > 1} canRaise onStep={step} />;
}
