import { UNREACHABLE_MESSAGE } from '@urumuri/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { useBeginCheckout } from '../../../platform/storage/checkout.ts';
import { saveAction, type ShopAction, takeAction } from '../../../platform/storage/pending-action.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { buyNow } from './buy-now.ts';
import type { PageProduct } from './page-product.ts';

/** Cart, wishlist and Buy Now of one product. What a guest asked for is done once they are back, signed in. */
export function useShopActions(product: PageProduct) {
  const { customer } = useSession();
  const beginCheckout = useBeginCheckout();
  const [busy, setBusy] = useState<readonly ShopAction[]>([]);

  const perform = async (action: ShopAction, quantity: number, isResumed = false) => {
    if (action === 'buy') {
      await beginCheckout(buyNow(product, quantity));
      return;
    }
    try {
      const { addToCart, addToWishlist, toggleWish } = await import('../../../platform/api/shopping.ts');
      if (action === 'cart') return await addToCart(product.id, quantity);
      const wish = { ...product, image: product.images[0] ?? '' };
      await (isResumed ? addToWishlist(wish) : toggleWish(wish));
    } catch {
      toast.error(UNREACHABLE_MESSAGE);
    }
  };
  const run = async (action: ShopAction, quantity: number) => {
    if (busy.includes(action)) return;
    setBusy((others) => [...others, action]);
    await perform(action, quantity);
    setBusy((others) => others.filter((other) => other !== action));
  };

  const resume = useEffectEvent(() => {
    const pending = takeAction(product.id);
    if (pending) void perform(pending.action, pending.quantity, true);
  });
  const isSignedIn = customer !== null;
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);

  return {
    isSignedIn,
    busy,
    run,
    remember: (action: ShopAction, quantity: number) => saveAction({ action, productId: product.id, quantity }),
  };
}
