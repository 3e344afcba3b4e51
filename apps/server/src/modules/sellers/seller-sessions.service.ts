import { AppError } from '../../app-error.ts';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import { accountOf, type Seller } from '../../http/serve.ts';
import { TokenRefusal } from '../../http/token-refusal.ts';
import { isDueForRenewal, maxSessions, sessionExpiry, type SessionTokens } from '../accounts/index.ts';
import { refuseToAct, unknownShop } from './acting.rules.ts';
import * as repository from './seller-sessions.repository.ts';

export type RecognisedSeller = { seller: Seller; issuedAt: Date; expiresAt: Date };

const userAgentLength = 200;

export type SellerSessionsService = ReturnType<typeof createSellerSessionsService>;

/** Open sockets of an ended session hear of it from the event. */
async function noteRevoked(tx: Executor, sessionIds: string[]): Promise<void> {
  if (sessionIds.length > 0) await noteEvent(tx, { type: 'session.revoked', payload: { sessionIds } });
}

/** Ends one session of a seller, all but one, or all of them; answers how many were ended. */
export async function endSellerSessions(tx: Executor, which: repository.SessionScope): Promise<number> {
  const sessionIds = await repository.revokeSessions(tx, which);
  await noteRevoked(tx, sessionIds);
  return sessionIds.length;
}

/** Sellers are few, so every request asks the database: a suspended shop is out with its next one. */
export function createSellerSessionsService(database: Database, tokens: SessionTokens, now: () => Date) {
  const sign = (
    { id, shopName, email, image }: Pick<Seller, 'id' | 'shopName' | 'email' | 'image'>,
    session: { id: string; expiresAt: Date },
  ) => tokens.sign({ id, name: shopName, email, image }, session);

  return {
    /** Who holds this token; throws a `TokenRefusal` when it, its session or its shop is not good. */
    async recognise(token: string): Promise<RecognisedSeller> {
      const { holderId: sellerId, sessionId, issuedAt } = await tokens.read(token);
      const held = await repository.findHeldSession(database.db, { sessionId, sellerId });
      if (held === undefined) throw new TokenRefusal('session_over');
      if (held.isStale) await repository.noteSeen(database.db, sessionId);
      return { seller: { ...held.seller, sessionId }, issuedAt, expiresAt: held.expiresAt };
    },

    /** The office at the desk of a shop: it has the rights of that shop, and stays who it is in histories. */
    async actFor(person: Seller, shopId: string, isWork: boolean): Promise<Seller> {
      if (shopId === person.id) return person;
      const mayLook = person.role === 'admin' && isUuid(shopId);
      const shop = mayLook ? await repository.findShop(database.db, shopId) : undefined;
      const refusal = refuseToAct(person, shop, isWork);
      if (refusal || !shop) throw new AppError('forbidden', refusal ?? unknownShop);
      const { status: _status, employerId: _employer, ...named } = shop;
      return { ...person, ...named, role: 'seller', isForShop: true };
    },

    /** A new token for the same session, once the old one is a day old. */
    async renewWhenDue({ seller, issuedAt, expiresAt }: RecognisedSeller): Promise<string | undefined> {
      if (!isDueForRenewal(issuedAt, now())) return undefined;
      return sign(accountOf(seller), { id: seller.sessionId, expiresAt });
    },

    /** Opens a session for a seller whose row the transaction has locked, and ends the oldest beyond ten. */
    async open(tx: Executor, sellerId: string, userAgent: string): Promise<{ id: string; expiresAt: Date }> {
      const session = await repository.insertSession(tx, {
        sellerId,
        userAgent: userAgent.slice(0, userAgentLength),
        expiresAt: sessionExpiry(now()),
      });
      const key = { sellerId, sessionId: session.id, others: maxSessions - 1 };
      await noteRevoked(tx, await repository.revokeOldest(tx, key));
      return session;
    },

    sign,

    hasOthers: repository.hasOthers,

    list: (seller: Seller) => repository.listSessions(database.db, [seller.personId]),

    async endOne({ personId: id }: Seller, sessionId: string): Promise<void> {
      const end = () => database.transaction((tx) => endSellerSessions(tx, { sellerId: id, only: sessionId }));
      if (!isUuid(sessionId) || (await end()) === 0) {
        throw new AppError('not_found', 'That device is logged out already.');
      }
    },

    async endOthers({ personId: id, sessionId }: Seller): Promise<void> {
      await database.transaction((tx) => endSellerSessions(tx, { sellerId: id, except: sessionId }));
    },

    async end({ personId: id, sessionId }: Seller): Promise<void> {
      await database.transaction((tx) => endSellerSessions(tx, { sellerId: id, only: sessionId }));
    },
  };
}
