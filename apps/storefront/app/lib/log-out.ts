import { isApiError } from '@urumuri/contract';
import type { NavigateFunction } from 'react-router';
import { addresses } from './addresses.ts';
import { api } from './api.ts';
import { forgetCheckout } from './kept-checkout.ts';
import { signOut } from './session.ts';
import { toast } from './toast.ts';

/** Forgets the customer in this browser at once, and lets the server end the session meanwhile. */
export async function logOut(navigate: NavigateFunction): Promise<void> {
  // Sent with the token that the next line takes away.
  const ending = api.logout();
  signOut('wished');
  forgetCheckout();
  await navigate(addresses.login);
  try {
    toast.success((await ending).message);
  } catch (error) {
    // Nothing is left to do here: a session without its token runs out by itself.
    if (!isApiError(error)) throw error;
  }
}
