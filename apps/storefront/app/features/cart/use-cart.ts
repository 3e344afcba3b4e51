import type { CartLine } from '@urumuri/contract';
import { useOptimistic, useTransition } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import type { CartCalls } from './cart-action.ts';
import type { CartPage } from './load-cart.ts';
import { applyChange } from './optimistic-cart.ts';

/** The cart as the shopper wants it, and the ways to change it, by the page's action. */
export function useCart(page: CartPage) {
  const [cart, show] = useOptimistic(page.cart, applyChange);
  const [isPending, start] = useTransition();
  const sendTo = useSend();

  /** Calls for one line share a fetcher: what the last of them says is what counts. */
  const send = <Name extends keyof CartCalls>(
    intent: Name,
    input: Parameters<CartCalls[Name]>[0],
    fetcherKey: string,
  ) => sendTo(intent, input, { fetcherKey });

  return {
    cart,
    isPending,

    setQuantity: ({ _id: lineId }: CartLine, quantity: number): void =>
      start(async () => {
        show({ lineId, quantity });
        await send('setQuantity', { lineId, quantity }, lineId);
      }),

    remove: (lineId: string): void =>
      start(async () => {
        show({ lineId, quantity: 0 });
        await send('remove', { lineId }, lineId);
      }),

    restore: (line: CartLine, quantity: number): void =>
      start(() => send('restore', { line, quantity }, `restored ${line._id}`)),

    moveToWishlist: (line: CartLine): void =>
      start(async () => {
        show({ lineId: line._id, quantity: 0 });
        await send('moveToWishlist', { line }, line._id);
      }),

    removeVoucher: (): void => start(() => send('removeVoucher', {}, 'voucher')),
  };
}
