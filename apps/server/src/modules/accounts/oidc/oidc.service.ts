import type { Database, Executor } from '../../../db/client.ts';
import * as repository from '../accounts.repository.ts';
import type { OpenedSession, SessionsService } from '../sessions.service.ts';
import { createHandshakes, type Handshake } from './handshakes.ts';
import { isCancelled, type OidcProvider } from './oidc.provider.ts';
import { type Identity, readIdentity } from './oidc.rules.ts';

export type OidcDeps = {
  database: Database;
  sessions: SessionsService;
  provider: OidcProvider;
  /** The provider's name for itself: a subject means nothing without it. */
  issuer: string;
  publicUrl: string;
  secret: string;
};

export type OidcFailure =
  | 'cancelled'
  | 'sign_in_failed'
  | 'email_missing'
  | 'email_taken'
  | 'account_blocked'
  | 'provider_unavailable';

/** Why a sign-in came to nothing: a word for the login page, and the cause for the log. */
export class OidcError extends Error {
  readonly failure: OidcFailure;

  constructor(failure: OidcFailure, cause?: unknown) {
    super(`The sign-in came to nothing: ${failure}`, { cause });
    this.failure = failure;
  }
}

export type OidcService = ReturnType<typeof createOidcService>;

export function createOidcService({ database, sessions, provider, issuer, publicUrl, secret }: OidcDeps) {
  const handshakes = createHandshakes({ issuer: publicUrl, secret });

  /** Ends the sessions and the password that whoever typed this e-mail here first may still hold. */
  async function linkIdentity(tx: Executor, id: string, subject: string): Promise<string[]> {
    await repository.linkIdentity(tx, { id, issuer, subject });
    return sessions.endAll(tx, id);
  }

  async function findOrCreate(tx: Executor, { subject, email, isEmailVerified, name, image }: Identity) {
    const known = await repository.lockByIdentity(tx, { issuer, subject });
    if (known !== undefined) return { customer: known, ended: [] };
    const sameEmail = await repository.lockByEmail(tx, email);
    if (sameEmail !== undefined) {
      const isAnothers = sameEmail.oidcIssuer === issuer && sameEmail.oidcSubject !== subject;
      if (!isEmailVerified || isAnothers) throw new OidcError('email_taken');
      return { customer: sameEmail, ended: await linkIdentity(tx, sameEmail.id, subject) };
    }
    const values = { name, email, image, oidcIssuer: issuer, oidcSubject: subject };
    return { customer: await repository.insertCustomer(tx, values), ended: [] };
  }

  async function openSession(identity: Identity, userAgent: string): Promise<OpenedSession | undefined> {
    const { opened, ended } = await database.transaction(async (tx) => {
      const found = await findOrCreate(tx, identity);
      if (found.customer === undefined) return { opened: undefined, ended: [] };
      if (found.customer.blockedAt) throw new OidcError('account_blocked');
      return { opened: await sessions.open(tx, found.customer, userAgent), ended: found.ended };
    });
    sessions.dropCached(ended);
    return opened;
  }

  return {
    /** Where to send the browser, and the sealed note it must bring back. */
    async begin(wish: Pick<Handshake, 'returnTo' | 'handover'>): Promise<{ url: string; sealed: string }> {
      try {
        const { url, ...secrets } = await provider.begin();
        return { url, sealed: await handshakes.seal({ ...secrets, ...wish }) };
      } catch (error) {
        throw new OidcError('provider_unavailable', error);
      }
    },

    async readHandshake(sealed: string | undefined): Promise<Handshake> {
      if (sealed === undefined) throw new OidcError('sign_in_failed');
      try {
        return await handshakes.open(sealed);
      } catch (error) {
        throw new OidcError('sign_in_failed', error);
      }
    },

    /** Signs in whoever the provider says came back; answers the token. */
    async complete(search: string, handshake: Handshake, userAgent: string): Promise<string> {
      const claims = await provider.complete(search, handshake).catch((error: unknown) => {
        throw new OidcError(isCancelled(error) ? 'cancelled' : 'sign_in_failed', error);
      });
      const identity = readIdentity(claims);
      if (identity === undefined) throw new OidcError('email_missing');
      // Of two first sign-ins at once one creates the account and the other finds it.
      const opened = (await openSession(identity, userAgent)) ?? (await openSession(identity, userAgent));
      if (opened === undefined) throw new OidcError('sign_in_failed');
      return sessions.signToken(opened);
    },
  };
}
