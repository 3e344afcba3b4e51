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

/** Loads what only a seller may see; whoever is not signed in goes to the console's login and comes back. */
export async function asSeller<T>(
  request: Request,
  load: () => Promise<T>,
  part: 'page' | 'frame' = 'page',
): Promise<T> {
  const url = new URL(request.url);
  const token = getSellerToken();
  if (token === null) throw toLogin(url);
  try {
    return await loadOrStale({ url, signal: request.signal, owner: token, isFrame: part === 'frame', load });
  } catch (error) {
    if (!isApiError(error, 'unauthorized')) throw error;
    throw endSession(request);
  }
}
