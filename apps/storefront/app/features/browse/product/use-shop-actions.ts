import { useEffect, useEffectEvent, useTransition } from 'react';
import { useShopping } from '../../../platform/api/use-shopping.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useBeginCheckout } from '../../../platform/storage/checkout.ts';
import { saveAction, type ShopAction, takeAction } from '../../../platform/storage/pending-action.ts';
import { useHeart } from '../use-heart.ts';
import { buyNow } from './buy-now.ts';
import type { PageProduct } from './page-product.ts';

/** Cart, wishlist and Buy Now of one product. What a guest asked for is done once they are back, signed in. */
export function useShopActions(product: PageProduct) {
  const isSignedIn = useSession().customer !== null;
  const beginCheckout = useBeginCheckout();
  const [isLeaving, leave] = useTransition();
  const cart = useShopping();
  const { isWished, ...heart } = useHeart({ ...product, image: product.images[0] ?? '' });

  const run = (action: ShopAction, quantity: number) => {
    if (action === 'cart') cart.send('addToCart', { productId: product.id, quantity });
    else if (action === 'wishlist') heart.toggle();
    else if (!isLeaving) leave(() => beginCheckout(buyNow(product, quantity)));
  };

  const resume = useEffectEvent(() => {
    const pending = takeAction(product.id);
    if (pending?.action === 'wishlist') heart.wish();
    else if (pending) run(pending.action, pending.quantity);
  });
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);

  return {
    isSignedIn,
    isWished,
    isBusy: { cart: cart.isBusy, wishlist: heart.isBusy, buy: isLeaving },
    run,
    remember: (action: ShopAction, quantity: number) => saveAction({ action, productId: product.id, quantity }),
  };
}
