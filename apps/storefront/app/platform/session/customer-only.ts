import { isApiError } from '@urumuri/contract';
import { redirect } from 'react-router';
import { addresses } from '../format/addresses.ts';
import type { Customer } from './customer-token.ts';
import { keepShown } from '../offline/keep-shown.ts';
import { getSession, signOut } from './session.ts';

/**
 * Loads what only a customer may see, in a `clientLoader`: the server renders these pages for nobody in
 * particular. A guest, and a customer whose session has ended, are sent to the login page and come back here.
 */
export async function asCustomer<T>(request: Request, load: (customer: Customer) => Promise<T>): Promise<T> {
  const { customer } = getSession();
  const path = pathOf(request);
  if (!customer) throw redirect(addresses.loginAndReturn(path));
  try {
    return await keepShown({ part: 'page', request, whose: customer.id }, () => load(customer));
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    signOut();
    throw redirect(addresses.loginAndReturn(path));
  }
}

/** The server no longer knows the token: the customer has to sign in again. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.code === 'unauthorized';
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
