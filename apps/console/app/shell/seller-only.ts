import { isApiError } from '@urumuri/contract';
import { redirect } from 'react-router';
import { loadOrStale } from '@urumuri/ui/offline/snapshots.ts';
import { consoleAddresses, pathInConsole } from './console-addresses.ts';
import { getSellerToken, saveSellerToken } from './seller-session.ts';

const toLogin = ({ pathname, search }: URL) =>
  redirect(consoleAddresses.loginAndReturn(pathInConsole({ pathname }) + search));

/** The token is no longer good: to the login, and from there back to this page. */
export function endSession(request: Request): Response {
  saveSellerToken(null);
  return toLogin(new URL(request.url));
}

/** A loader of what only a seller may see; whoever is not signed in goes to the console's login and comes back. */
export function sellerLoader<Args extends { request: Request }, T>(
  load: (signal: AbortSignal, args: Args) => Promise<T>,
  part: 'page' | 'frame' = 'page',
) {
  return async (args: Args): Promise<T> => {
    const { url: address, signal } = args.request;
    const url = new URL(address);
    const owner = getSellerToken();
    if (owner === null) throw toLogin(url);
    try {
      return await loadOrStale({ url, signal, owner, isFrame: part === 'frame', load: () => load(signal, args) });
    } catch (error) {
      if (!isApiError(error, 'unauthorized')) throw error;
      throw endSession(args.request);
    }
  };
}
