import { CONSOLE_PAGE_SIZE, type NoteMarketCallBody } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import { unknownOrder } from '../order-rows.repository.ts';
import type { OrdersService } from '../orders.service.ts';
import * as repository from './calls.repository.ts';

export type CallsService = ReturnType<typeof createCallsService>;

/** The call desk of the whole market, and who is calling at every desk. */
export function createCallsService({ db }: Database, orders: Pick<OrdersService, 'noteMarketCall'>) {
  return {
    async listMarketCalls(pageNumber: number) {
      const page = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [calls, total] = await Promise.all([repository.listMarketCalls(db, page), repository.countMarketCalls(db)]);
      const lines = await repository.listMarketLines(
        db,
        calls.map(({ id }) => id),
      );
      return { calls, lines, total };
    },

    /** The answer of a customer who was called once about parts of several shops. */
    noteMarketCall: (staff: Seller, orderId: string, { parts, ...call }: NoteMarketCallBody) =>
      orders.noteMarketCall(orderId, parts, call, actorOf(staff)),

    /** From then on nobody else calls this customer, for ten minutes or until the call is noted or given up. */
    async takeCall({ id, role, personId }: Seller, orderId: string, isTaken: boolean): Promise<void> {
      if (!isUuid(orderId)) throw unknownOrder();
      const sellerId = role === 'admin' ? undefined : id;
      if (!isTaken) {
        await repository.endCall(db, orderId, personId);
        return;
      }
      if (await repository.takeCall(db, { orderId, personId, sellerId })) return;
      if (!(await repository.isWaitingFor(db, orderId, sellerId))) throw unknownOrder();
      throw new AppError('edit_conflict', 'Somebody else is calling this customer right now.');
    },
  };
}
