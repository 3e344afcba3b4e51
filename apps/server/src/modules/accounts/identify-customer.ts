import { TokenRefusal } from '../../http/token-refusal.ts';
import type { SessionsService } from './sessions.service.ts';

/** Whose token this is, for those who need no reason when it is nobody's. */
export function identifyCustomer(sessions: SessionsService) {
  return async (token: string) => {
    try {
      const { customer } = await sessions.recognise(token);
      return { kind: 'customer' as const, id: customer.id, name: customer.name, sessionId: customer.sessionId };
    } catch (error) {
      if (error instanceof TokenRefusal) return undefined;
      throw error;
    }
  };
}
