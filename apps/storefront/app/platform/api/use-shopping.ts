import { useTransition } from 'react';
import { painted } from '../after-paint.ts';
import type { shopping } from './shopping.ts';
import { useSend } from './use-send.ts';

type Shopping = typeof shopping;
type ShoppingInput<Name extends keyof Shopping> = Parameters<Shopping[Name]>[0];

/** Has the action of `root.tsx` put something into the cart or onto the wishlist; once at a time. */
export function useShopping({ reloads = false } = {}) {
  const sendTo = useSend();
  const [isBusy, start] = useTransition();
  return {
    isBusy,
    /** `show` says what is shown meanwhile, by `useOptimistic`. */
    send: <Name extends keyof Shopping>(intent: Name, input: ShoppingInput<Name>, show?: () => void): void => {
      if (isBusy) return;
      start(async () => {
        show?.();
        await painted();
        // Most pages are the same for everybody, whatever is in the cart.
        await sendTo(intent, input, { action: '/', defaultShouldRevalidate: reloads });
      });
    },
  };
}
