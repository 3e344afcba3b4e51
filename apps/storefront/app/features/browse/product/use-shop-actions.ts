import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toast.ts';
import { useBeginCheckout } from '../../../platform/storage/use-begin-checkout.ts';
import { buildCheckoutState } from './checkout-state.ts';
import type { PageProduct } from './page-product.ts';
import { rememberAction, type ShopAction, takeAction } from '../../../platform/storage/pending-action.ts';

const FAILURE = 'The shop cannot be reached. Check your connection and try again.';

/** Cart, wishlist and Buy Now of one product. What a guest asked for is done once they are back, signed in. */
export function useShopActions(product: PageProduct) {
  const { customer } = useSession();
  const beginCheckout = useBeginCheckout();
  const [busy, setBusy] = useState<ShopAction>();

  const perform = async (action: ShopAction, quantity: number) => {
    if (action === 'buy') {
      await beginCheckout(buildCheckoutState(product, quantity));
      return;
    }
    try {
      const { addToCart, addToWishlist } = await import('../../../platform/api/shopping.ts');
      await (action === 'cart' ? addToCart(product.id, quantity) : addToWishlist(product.id));
    } catch {
      toast.error(FAILURE);
    }
  };
  const run = async (action: ShopAction, quantity: number) => {
    if (busy) return;
    setBusy(action);
    await perform(action, quantity);
    setBusy(undefined);
  };

  const resume = useEffectEvent(() => {
    const pending = takePending(product.id);
    if (pending) void perform(pending.action, pending.quantity);
  });
  const isSignedIn = customer !== null;
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);

  return {
    isSignedIn,
    busy,
    run,
    remember: (action: ShopAction, quantity: number) => remember({ action, productId: product.id, quantity }),
  };
}

function takePending(productId: string) {
  try {
    return takeAction(sessionStorage, productId, Date.now());
  } catch {
    // Storage is closed in some private modes: nothing was remembered.
    return undefined;
  }
}

function remember(pending: Parameters<typeof rememberAction>[1]): void {
  try {
    rememberAction(sessionStorage, pending, Date.now());
  } catch {
    // The guest comes back to this page and presses once more.
    return;
  }
}
