import { AppError } from '../../app-error.ts';
import { ReadCache } from '../../caching/read-cache.ts';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Customer } from '../../http/serve.ts';
import { TokenRefusal } from '../../http/token-refusal.ts';
import type { Platform } from '../../module.ts';
import { createBatchedRead } from '../../concurrency/batched-read.ts';
import type { HolderClaims, SessionTokens, TokenHolder } from './session-tokens.ts';
import * as repository from './sessions.repository.ts';
import { compareToNewest, isDueForRenewal, maxSessions, sessionExpiry } from './sessions.rules.ts';

export type Recognised = { customer: Customer; issuedAt: Date; expiresAt: Date };

/** A session that has been opened in a transaction; its token is signed after the commit. */
export type OpenedSession = { holder: TokenHolder; session: repository.SessionRow };

const userAgentLength = 200;
/** A session that ended elsewhere is over here within a second, even where the event telling of it got lost. */
const cacheLimits = { ttlMs: 1000, maxBytes: 8 * 1024 * 1024 };

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService({
  database,
  tokens,
  bus,
  now,
}: Pick<Platform, 'bus' | 'now'> & { database: Database; tokens: SessionTokens }) {
  const cache = new ReadCache(cacheLimits);
  bus.subscribe('session.revoked', ({ sessionIds }) => cache.drop(sessionIds));
  bus.subscribe('events.missed', () => cache.dropAll());

  async function noteRevoked(tx: Executor, customerId: string, sessionIds: string[]): Promise<void> {
    if (sessionIds.length > 0) await noteEvent(tx, { type: 'session.revoked', payload: { customerId, sessionIds } });
  }

  // A crowd that comes at once, as to a sale, is recognised by a few queries instead of one each.
  const readSessions = createBatchedRead((sessionIds: string[]) => repository.mapHeldSessions(database.db, sessionIds));

  async function readSession(sessionId: string): Promise<repository.HeldSession | undefined> {
    const held = (await readSessions([sessionId])).get(sessionId);
    if (held?.isStale) await repository.noteSeen(database.db, sessionId);
    return held;
  }

  async function endSession(customerId: string, sessionId: string): Promise<boolean> {
    const ended = await database.transaction(async (tx) => {
      const sessionIds = await repository.revokeSessions(tx, { customerId, only: sessionId });
      await noteRevoked(tx, customerId, sessionIds);
      return sessionIds;
    });
    cache.drop([sessionId, ...ended]);
    return ended.length > 0;
  }

  /** Ends the customer's sessions, but for the one excepted; call `dropCached` with them after the commit. */
  async function endAll(tx: Executor, customerId: string, except?: string): Promise<string[]> {
    const sessionIds = await repository.revokeSessions(tx, { customerId, except });
    await noteRevoked(tx, customerId, sessionIds);
    return sessionIds;
  }

  /**
   * A token that was replaced is used again, long after the younger one: two hold this session, and one
   * of them has stolen it. Nobody can tell who, so it ends for both. What counts is that the younger
   * token was used; one whose answer was lost on the way replaces nothing.
   */
  async function checkTokenAge(token: HolderClaims, held: repository.HeldSession): Promise<void> {
    const age = compareToNewest(token.issuedAt, held.newestTokenAt);
    if (age === 'newer') {
      await repository.noteNewestToken(database.db, token.sessionId, token.issuedAt);
      cache.drop([token.sessionId]);
    } else if (age === 'replaced' && held.isRenewalOver) {
      await endSession(token.holderId, token.sessionId);
      throw new TokenRefusal('replaced_token_used');
    }
  }

  return {
    /** Who holds this token; throws a `TokenRefusal` when it or its session is not good. */
    async recognise(token: string): Promise<Recognised> {
      const claims = await tokens.read(token);
      const { holderId, sessionId, issuedAt } = claims;
      const held = await cache.get(sessionId, () => readSession(sessionId));
      if (held?.customer.id !== holderId) throw new TokenRefusal('session_over');
      await checkTokenAge(claims, held);
      return { customer: { ...held.customer, sessionId }, issuedAt, expiresAt: held.expiresAt };
    },

    /** A new token for the same session, once the old one is a day old. */
    async renewWhenDue({ customer, issuedAt, expiresAt }: Recognised): Promise<string | undefined> {
      if (!isDueForRenewal(issuedAt, now())) return undefined;
      return tokens.sign(customer, { id: customer.sessionId, expiresAt });
    },

    /** Opens a session for a customer whose row the transaction has locked, and ends the oldest beyond ten. */
    async open(tx: Executor, holder: TokenHolder, userAgent: string): Promise<OpenedSession> {
      await repository.deleteExpired(tx, holder.id);
      const session = await repository.insertSession(tx, {
        customerId: holder.id,
        userAgent: userAgent.slice(0, userAgentLength),
        expiresAt: sessionExpiry(now()),
      });
      const key = { customerId: holder.id, sessionId: session.id, others: maxSessions - 1 };
      await noteRevoked(tx, holder.id, await repository.revokeOldest(tx, key));
      return { holder, session };
    },

    signToken: ({ holder, session }: OpenedSession) => tokens.sign(holder, session),

    end: (customer: Customer) => endSession(customer.id, customer.sessionId),

    list: (customer: Customer) => repository.listSessions(database.db, customer.id),

    async endOne(customer: Customer, sessionId: string): Promise<void> {
      const isEnded = isUuid(sessionId) && (await endSession(customer.id, sessionId));
      if (!isEnded) throw new AppError('not_found', 'That device is logged out already.');
    },

    async endOthers(customer: Customer): Promise<void> {
      cache.drop(await database.transaction((tx) => endAll(tx, customer.id, customer.sessionId)));
    },

    endAll,

    /** At once on this node; the others hear of it from the event. */
    dropCached: (sessionIds: string[]) => cache.drop(sessionIds),
  };
}
