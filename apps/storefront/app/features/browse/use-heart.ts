import { useOptimistic } from 'react';
import { useShopping } from '../../platform/api/use-shopping.ts';
import { useIsWished, type WishedProduct } from '../../platform/session/wishes.ts';

/** A product's heart: it changes at once, and goes back if the shop refuses. */
export function useHeart(product: WishedProduct) {
  const [isWished, show] = useOptimistic(useIsWished(product.id));
  const { isBusy, send } = useShopping();
  return {
    isWished,
    isBusy,
    toggle: () => (isWished ? send('unwish', { productId: product.id }, () => show(false)) : wish()),
    wish,
  };

  function wish() {
    send('wish', product, () => show(true));
  }
}
