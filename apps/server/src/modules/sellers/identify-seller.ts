import { TokenRefusal } from '../../http/token-refusal.ts';
import type { SellerSessionsService } from './seller-sessions.service.ts';

/** Whose token this is, for those who need no reason when it is nobody's. */
export function identifySeller(sessions: SellerSessionsService) {
  return async (token: string) => {
    try {
      const { seller } = await sessions.recognise(token);
      return { kind: 'seller' as const, id: seller.id, name: seller.shopName, sessionId: seller.sessionId };
    } catch (error) {
      if (error instanceof TokenRefusal) return undefined;
      throw error;
    }
  };
}
