import { useTransition } from 'react';
import { useSubmit } from 'react-router';
import type { shopping } from './shopping.ts';

type Shopping = typeof shopping;
type ShoppingInput<Name extends keyof Shopping> = Parameters<Shopping[Name]>[0];

/** Has the action of `root.tsx` put something into the cart or onto the wishlist; once at a time. */
export function useShopping({ reloads = false } = {}) {
  const submit = useSubmit();
  const [isBusy, start] = useTransition();
  return {
    isBusy,
    /** `show` says what is shown meanwhile, by `useOptimistic`. */
    send: <Name extends keyof Shopping>(intent: Name, input: ShoppingInput<Name>, show?: () => void): void => {
      if (isBusy) return;
      start(async () => {
        show?.();
        await submit(JSON.stringify({ intent, input }), {
          method: 'post',
          action: '/',
          encType: 'application/json',
          navigate: false,
          // Most pages are the same for everybody.
          defaultShouldRevalidate: reloads,
        });
      });
    },
  };
}
