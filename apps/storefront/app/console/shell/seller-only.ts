import { isApiError } from '@urumuri/contract';
import { redirect } from 'react-router';
import { keepShown } from '../../platform/offline/keep-shown.ts';
import { consoleAddresses } from './console-addresses.ts';
import { getSellerToken, keepSellerToken } from './seller-session.ts';

/** Loads what only a seller may see; whoever is not signed in goes to the console's login and comes back. */
export async function asSeller<T>(
  request: Request,
  load: () => Promise<T>,
  part: 'page' | 'frame' = 'page',
): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const toLogin = () => redirect(consoleAddresses.loginAndReturn(pathname + search));
  const token = getSellerToken();
  if (token === null) throw toLogin();
  try {
    return await keepShown({ part: `console ${part}`, request, whose: token, isFrame: part === 'frame' }, load);
  } catch (error) {
    if (!isApiError(error, 'unauthorized')) throw error;
    keepSellerToken(null);
    throw toLogin();
  }
}
