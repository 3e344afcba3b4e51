import { useState } from 'react';
import { CartIcon, HeartIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { addresses } from '../../../platform/format/addresses.ts';
import { ActionButton } from './action-button.tsx';
import type { PageProduct } from './page-product.ts';
import type { ShopAction } from '../../../platform/storage/pending-action.ts';
import { clampQuantity, MAX_QUANTITY } from './quantity.ts';
import { QuantityControl } from './quantity-control.tsx';
import { ShareLink } from './share-link.tsx';
import { useShopActions } from './use-shop-actions.ts';

/** How many, and what to do with them. On phones price and Add To Cart stay at the bottom of the screen. */
export function BuyBox({ product, stock }: { product: PageProduct; stock: number }) {
  const [chosen, setQuantity] = useState(1);
  const quantity = clampQuantity(chosen, stock);
  const { isSignedIn, busy, run, remember } = useShopActions(product);
  const loginAddress = addresses.loginAndReturn(addresses.product(product.slug));
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
          <div className="buy-bar flex min-w-44 flex-1 items-center gap-4">
            <div className="min-w-0 flex-1 md:hidden">
              <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} className="text-lg" />
            </div>
            <ActionButton look="primary" className="min-h-12 shrink-0 md:flex-1" {...behaviour('cart')}>
              <CartIcon className="size-5" />
              Add To Cart
            </ActionButton>
          </div>
          <ActionButton look="secondary" className="min-h-12 min-w-44 flex-1" {...behaviour('buy')}>
            Buy Now
          </ActionButton>
          {stock > MAX_QUANTITY && <p className="w-full text-sm text-slate">At most {MAX_QUANTITY} per customer.</p>}
        </div>
      )}
      <div className="-mx-3 flex flex-wrap">
        <ActionButton look="quiet" className="px-3 text-sm" {...behaviour('wishlist')}>
          <HeartIcon className="size-5" />
          Add to wishlist
        </ActionButton>
        <ShareLink product={product} />
      </div>
    </div>
  );
}
