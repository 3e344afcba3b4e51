import { isApiError } from '@urumuri/contract';
import { redirect } from 'react-router';
import { addresses } from '../format/addresses.ts';
import type { Customer } from './customer-token.ts';
import { addressOf, loadOrStale } from '@urumuri/ui/offline/snapshots.ts';
import { getSession, signOut } from './session.ts';

/**
 * A `clientLoader` of what only a customer may see: the server renders these pages for nobody in particular. A guest,
 * and a customer whose session has ended, are sent to the login page and come back here.
 */
export function customerLoader<Args extends { request: Request }, T>(
  load: (customer: Customer, signal: AbortSignal, args: Args) => Promise<T>,
) {
  return async (args: Args): Promise<T> => {
    const { customer } = getSession();
    const { signal } = args.request;
    const url = new URL(args.request.url);
    const toLogin = () => redirect(addresses.loginAndReturn(addressOf(url)));
    if (!customer) throw toLogin();
    try {
      return await loadOrStale({ url, signal, owner: customer.id, load: () => load(customer, signal, args) });
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      signOut();
      throw toLogin();
    }
  };
}

/** To the login, which says why, and from there back to this page. */
export function endSession(request: Request): Response {
  signOut();
  return redirect(addresses.loginBecause('session_ended', addressOf(new URL(request.url))));
}

/** The server no longer knows the token: the customer has to sign in again. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.code === 'unauthorized';
}
