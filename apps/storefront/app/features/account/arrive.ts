import { replace } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { describeLoginReason, isLoginReason } from '../../platform/session/login-reason.ts';
import { readReturnTo } from '../../platform/session/return-to.ts';
import { getSession, hasSessionEnded } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';
import { enter } from './enter.ts';
import { readOidcReturn, takeHandover } from './oidc-handover.ts';

/** Where a visitor of the login or register page wants to go afterwards, and why they are here. */
export type Arrival = { returnTo: string; notice: string | undefined };

/** What the server knows of it: its pages are the same for everybody. */
export const plainArrival: Arrival = { returnTo: addresses.home, notice: undefined };

/** Reads the address in the browser. Whoever is signed in is sent on. */
export function arrive({ searchParams }: URL): Arrival {
  const returnTo = readReturnTo(searchParams.get('returnTo'));
  if (getSession().customer) throw replace(returnTo);
  const reason = hasSessionEnded() ? 'session_ended' : searchParams.get('reason');
  return { returnTo, notice: describeLoginReason(reason) };
}

/** Ends a sign-in through another service, if the visitor comes from there. */
export function arriveFromOidc(): void {
  if (location.pathname !== addresses.login) return;
  const result = readOidcReturn(location.hash, takeHandover);
  if (!result) return;
  // The token leaves the address bar at once: until the next page is there, this one may be read again.
  history.replaceState(history.state, '', location.pathname + location.search);
  if ('token' in result) {
    enter(result.token, result.returnTo);
    if (getSession().customer) {
      toast.success('You are logged in');
      throw replace(result.returnTo);
    }
  }
  const failure = 'failure' in result && isLoginReason(result.failure) ? result.failure : 'sign_in_failed';
  throw replace(addresses.loginBecause(failure, result.returnTo));
}
