import { mayCall } from '@urumuri/contract/seller';
import { TokenRefusal } from '../http/token-refusal.ts';
import type { SessionsService } from '../modules/accounts/index.ts';
import type { SellerSessionsService } from '../modules/sellers/index.ts';

/** Who a socket belongs to, as its token says; a socket without one belongs to nobody. */
export type Identity = {
  kind: 'customer' | 'seller';
  id: string;
  name: string;
  sessionId: string;
  isOffice?: boolean;
  /** What of a shop its role lets somebody know. */
  hears?: Record<'orders' | 'chats', boolean>;
};

/** Whose token this is; `undefined` when it opens nothing (any more). */
export type Identify = (token: string) => Promise<Identity | undefined>;

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof TokenRefusal)) throw error;
}

/** Tries one kind of token after the other. */
export function identifyBy(sessions: SessionsService, sellerSessions: SellerSessionsService): Identify {
  return async (token) => {
    const customer = (await sessions.recognise(token).catch(noneIfRefused))?.customer;
    if (customer) return { kind: 'customer', id: customer.id, name: customer.name, sessionId: customer.sessionId };
    const seller = (await sellerSessions.recognise(token).catch(noneIfRefused))?.seller;
    if (seller === undefined) return undefined;
    const { id, shopName: name, sessionId, role, staffRole } = seller;
    const hears = { orders: mayCall(staffRole, 'getSellerOrders'), chats: mayCall(staffRole, 'getSellerChats') };
    return { kind: 'seller', id, name, sessionId, isOffice: role === 'admin' && hears.orders, hears };
  };
}
