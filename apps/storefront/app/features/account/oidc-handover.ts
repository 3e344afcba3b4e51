import { OIDC_START_PATH } from '@urumuri/contract';
import { readReturnTo } from '../../platform/session/return-to.ts';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import { tabStorage } from '@urumuri/ui/browser/storage.ts';

const key = 'oidcHandover';

/**
 * Where to leave for to sign in elsewhere, after storing a key by which this tab will know its own sign-in
 * again: without it a stranger could make somebody sign in as the stranger, by a link. Nothing where the
 * browser keeps nothing.
 */
export function beginOidc(returnTo: string): string | undefined {
  const handover = randomKey();
  if (!tabStorage.set(key, handover)) return undefined;
  return `${OIDC_START_PATH}?${new URLSearchParams({ returnTo, handover }).toString()}`;
}

/** The key this tab left with, once. */
export function takeHandover(): string | null {
  const handover = tabStorage.get(key);
  tabStorage.set(key, null);
  return handover;
}

type OidcReturn = { returnTo: string } & ({ token: string } | { failure: string });

/** What a visitor brings back from another service behind the `#`; nothing for any other visit. */
export function readOidcReturn(hash: string, takeExpected: () => string | null): OidcReturn | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const token = values.get('token');
  const failure = values.get('error');
  if (token === null && failure === null) return undefined;
  const returnTo = readReturnTo(values.get('returnTo'));
  const expected = takeExpected();
  if (failure !== null) return { returnTo, failure };
  const isOurs = expected !== null && expected === values.get('handover');
  return isOurs && token ? { returnTo, token } : { returnTo, failure: 'sign_in_failed' };
}
