import { isApiError } from '@urumuri/contract';
import { redirect } from 'react-router';
import { addressOf, loadOrStale } from '../../platform/offline/snapshots.ts';
import { consoleAddresses } from './console-addresses.ts';
import { getSellerToken, saveSellerToken } from './seller-session.ts';

/** Loads what only a seller may see; whoever is not signed in goes to the console's login and comes back. */
export async function asSeller<T>(
  request: Request,
  load: () => Promise<T>,
  part: 'page' | 'frame' = 'page',
): Promise<T> {
  const url = new URL(request.url);
  const toLogin = () => redirect(consoleAddresses.loginAndReturn(addressOf(url)));
  const token = getSellerToken();
  if (token === null) throw toLogin();
  try {
    return await loadOrStale({ url, signal: request.signal, owner: token, isFrame: part === 'frame', load });
  } catch (error) {
    if (!isApiError(error, 'unauthorized')) throw error;
    saveSellerToken(null);
    throw toLogin();
  }
}
