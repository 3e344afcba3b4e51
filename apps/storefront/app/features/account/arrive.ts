import { replace } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { describeLoginReason, isLoginReason } from '../../platform/session/login-reason.ts';
import { readReturnTo } from '../../platform/session/return-to.ts';
import { resume } from '../../platform/api/shopping.ts';
import { takeActionAt } from '../../platform/storage/pending-action.ts';
import { getSession, hasSessionEnded, signIn } from '../../platform/session/session.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { readOidcReturn, takeHandover } from './oidc-handover.ts';

/** Sends on who is signed in, by now or before; else answers why a visitor is asked to sign in, if the address says so. */
export function arrive({ searchParams }: URL): string | undefined {
  const returnTo = readReturnTo(searchParams.get('returnTo'));
  if (getSession().customer) throw sendOn(returnTo);
  const reason = hasSessionEnded() ? 'session_ended' : searchParams.get('reason');
  return describeLoginReason(reason);
}

/** Ends a sign-in through another service, if the visitor comes from there. */
export function arriveFromOidc(): void {
  if (location.pathname !== addresses.login) return;
  const result = readOidcReturn(location.hash, takeHandover);
  if (!result) return;
  // The token leaves the address bar at once: until the next page is there, this one may be read again.
  history.replaceState(history.state, '', location.pathname + location.search);
  if ('token' in result) {
    signIn(result.token);
    if (getSession().customer) {
      toast.success('You are logged in');
      throw sendOn(result.returnTo);
    }
  }
  const failure = 'failure' in result && isLoginReason(result.failure) ? result.failure : 'sign_in_failed';
  throw replace(addresses.loginBecause(failure, result.returnTo));
}

/** Back to where a visitor came from, with what they asked for as a guest in a list there done. */
function sendOn(returnTo: string): Response {
  const pending = takeActionAt(returnTo);
  if (pending) void resume(pending);
  return replace(returnTo);
}
