import { addresses } from '../format/addresses.ts';

const LONGEST = 2_000;
/** Stands for whatever origin the shop has: only that it stays the same matters. */
const origin = 'https://shop.invalid';
/** Browsers drop control characters from an address and read a backslash as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const deceptive = /[\u0000-\u001f\u007f\\]/;
const signInPages: readonly string[] = [addresses.login, addresses.phoneLogin, addresses.register];

/** The page of this shop to go back to after signing in; anything else becomes the home page. */
export function readReturnTo(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > LONGEST || deceptive.test(given)) return addresses.home;
  const url = parse(given);
  // Dots are resolved away by now: `/..//elsewhere` has become another shop's address.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return addresses.home;
  if (signInPages.includes(url.pathname.replace(/\/+$/, '').toLowerCase())) return addresses.home;
  return url.pathname + url.search + url.hash;
}

/** The login page for somebody who is at this address and comes back to it; sign-in pages pass on theirs. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }): string {
  const isSigningIn = signInPages.includes(pathname);
  const path = readReturnTo(isSigningIn ? new URLSearchParams(search).get('returnTo') : pathname + search);
  return path === addresses.home ? addresses.login : addresses.loginAndReturn(path);
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
