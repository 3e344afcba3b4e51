import { isApiError } from '@urumuri/contract';
import type { NavigateFunction } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { forgetCheckout } from '../../platform/storage/kept-checkout.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';

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
