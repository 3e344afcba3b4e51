import { isApiError } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { type ClientActionFunctionArgs, type MetaDescriptor, redirect } from 'react-router';
import { type CallReaders, formAction } from '@urumuri/ui/forms/form-action.ts';
import { loadOrStale } from '@urumuri/ui/offline/snapshots.ts';
import { consoleAddresses, pathInConsole } from './console-addresses.ts';
import { sellerApi } from './seller-api.ts';
import { getSellerToken, getShopWorkedFor, saveSellerToken, workFor } from './seller-session.ts';

const toLogin = ({ pathname, search }: URL) =>
  redirect(consoleAddresses.loginAndReturn(pathInConsole({ pathname }) + search));

/** The token is no longer good: to the login, and from there back to this page. */
function endSession(request: Request): Response {
  saveSellerToken(null);
  workFor(null);
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
    const token = getSellerToken();
    if (token === null) throw toLogin(url);
    const shopId = getShopWorkedFor();
    const owner = `${token} ${shopId ?? ''}`;
    try {
      return await loadOrStale({ url, signal, owner, isFrame: part === 'frame', load: () => load(signal, args) });
    } catch (error) {
      if (part === 'frame' && shopId !== null && isApiError(error, 'forbidden')) {
        // Whoever may not work for this shop (any more) has their own console again.
        workFor(null);
        throw redirect(consoleAddresses.home);
      }
      if (!isApiError(error, 'unauthorized')) throw error;
      throw endSession(args.request);
    }
  };
}

/** Which field of a form a refusal is about; what has several names is looked for by each. */
const fieldOf = {
  name: ['customerName', 'name'],
  phone: ['customerPhone', 'phone'],
  email_taken: 'email',
  password: ['password', 'oldPassword'],
  name_taken: ['name', 'shopName'],
  password_too_common: 'newPassword',
  reference_used: 'reference',
  wrong_code: 'code',
  wrong_password: ['password', 'oldPassword'],
  percentOff: 'off',
  amountOff: 'off',
};

/** How the input of a call is read from its form. */
export type SellerReader<Name extends keyof typeof sellerApi> = NonNullable<CallReaders<typeof sellerApi>[Name]>;

/** What the forms of a page have done; whoever is signed out meanwhile goes to the login and comes back. */
export function sellerAction(readers: CallReaders<typeof sellerApi> = {}) {
  const act = formAction(sellerApi, readers, fieldOf);
  return async (args: Pick<ClientActionFunctionArgs, 'request' | 'params'>) => {
    const answer = await act(args);
    if ('code' in answer && answer.code === 'unauthorized') throw endSession(args.request);
    return answer;
  };
}

type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[];

/** The head of a page of the console: its title, with the shop's name as the root has loaded it. */
export function consoleMeta(title: string) {
  return ({ matches }: { matches: Matches }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as { identity: Identity } | undefined;
    return [{ title: `${title} · Sellers${root ? ` | ${root.identity.name}` : ''}` }];
  };
}
