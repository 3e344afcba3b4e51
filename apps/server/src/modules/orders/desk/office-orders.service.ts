import {
  type AllOrdersQuery,
  type ChangePaymentBody,
  CONSOLE_PAGE_SIZE,
  type PaymentSettings,
} from '@urumuri/contract';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { readPayments } from '../order-money.repository.ts';
import { listLines, listParts, unknownOrder } from '../order-rows.repository.ts';
import type { OrdersService } from '../orders.service.ts';
import { countByStatus, wholeOrders } from './order-list.repository.ts';
import { readOrderSearch } from './order-list.rules.ts';
import * as repository from './office-orders.repository.ts';

export type OfficeOrdersService = ReturnType<typeof createOfficeOrdersService>;

export function createOfficeOrdersService(
  { db }: Database,
  orders: Pick<OrdersService, 'markPaid' | 'markRefunded'>,
  paymentSettings: () => PaymentSettings,
) {
  async function getOrder(orderId: string) {
    const head = isUuid(orderId) ? await repository.findOrder(db, orderId) : undefined;
    if (head === undefined) throw unknownOrder();
    const [parts, lines, events, payments] = await Promise.all([
      listParts(db, [orderId]),
      listLines(db, [orderId]),
      repository.listEvents(db, orderId),
      readPayments(db, orderId),
    ]);
    return { head, parts, lines, events, ...payments, paymentSettings: paymentSettings() };
  }

  return {
    getOrder,

    async listOrders({ pageNumber, search, ...asked }: AllOrdersQuery) {
      const filter = { ...asked, words: search === undefined ? undefined : readOrderSearch(search) };
      const page = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counts] = await Promise.all([
        repository.listOrders(db, filter, page),
        countByStatus(db, wholeOrders, filter),
      ]);
      return { rows, counts };
    },

    async changePayment(orderId: string, staffId: string, { status, why = 'other', ...word }: ChangePaymentBody) {
      const by = { actor: 'admin', staffId } as const;
      const notes = { note: word.customerNote, internalNote: word.note };
      if (status === 'paid') await orders.markPaid(orderId, by, notes);
      else await orders.markRefunded(orderId, by, { ...notes, refundFor: why });
      return getOrder(orderId);
    },
  };
}
