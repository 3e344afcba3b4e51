import { type ChangeStatusBody, CONSOLE_PAGE_SIZE, type SellerOrdersQuery } from '@urumuri/contract';
import { settle } from '@urumuri/money/standing';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../app-error.ts';
import { isUuid } from '../../../db/uuid.ts';
import { type CallNote } from '../order-status.service.ts';
import { type OrdersService } from '../orders.service.ts';
import { readMoney } from '../order-money.repository.ts';
import { unknownOrder } from '../order-steps.ts';
import * as repository from './seller-orders.repository.ts';

export type SellerOrdersDeps = { database: Database; orders: OrdersService };

const pageOf = (pageNumber: number) => ({
  limit: CONSOLE_PAGE_SIZE,
  offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE,
});

export type SellerOrdersService = ReturnType<typeof createSellerOrdersService>;

/** Orders as one shop sees them. The seller's id comes from the token and stands in every query. */
export function createSellerOrdersService({ database: { db }, orders }: SellerOrdersDeps) {
  async function getHead(sellerId: string, orderId: string): Promise<repository.OwnOrderDetails> {
    const head = isUuid(orderId) ? await repository.findOwnOrder(db, sellerId, orderId) : undefined;
    if (head === undefined) throw unknownOrder();
    return head;
  }

  async function getOrder(sellerId: string, orderId: string): Promise<repository.OwnOrder> {
    const head = await getHead(sellerId, orderId);
    const [lines, events, money] = await Promise.all([
      repository.listOwnLines(db, sellerId, [head.partId]),
      repository.listOwnEvents(db, sellerId, orderId),
      readMoney(db, orderId),
    ]);
    return { head, lines, events, standing: settle(money) };
  }

  return {
    getOrder,

    async listOrders(sellerId: string, { status, pageNumber }: SellerOrdersQuery) {
      const [rows, counts] = await Promise.all([
        repository.listOwnOrders(db, sellerId, { status, ...pageOf(pageNumber) }),
        repository.countOwnByStatus(db, sellerId),
      ]);
      return { rows, counts };
    },

    countByStatus: (sellerId: string) => repository.countOwnByStatus(db, sellerId),
    countWaitingCalls: (sellerId: string) => repository.countWaitingCalls(db, sellerId),

    async changeStatus(sellerId: string, orderId: string, step: ChangeStatusBody): Promise<repository.OwnOrder> {
      const { partId } = await getHead(sellerId, orderId);
      const notes = { note: step.customerNote, internalNote: step.note };
      await orders.changePartStatus(partId, sellerId, step.status, 'seller', notes);
      return getOrder(sellerId, orderId);
    },

    /** Money is paid for an order as a whole, so a seller may speak for it only where no other shop has a part. */
    async markPaid(
      sellerId: string,
      orderId: string,
      { note = '', customerNote = '' }: { note?: string; customerNote?: string } = {},
    ): Promise<repository.OwnOrder> {
      const { isShared } = await getHead(sellerId, orderId);
      if (isShared) {
        throw new AppError(
          'order_status_conflict',
          'Other shops have a part in this order: our office marks it as paid.',
        );
      }
      const by = { actor: 'seller', staffId: sellerId } as const;
      await orders.markPaid(orderId, by, { note: customerNote, internalNote: note });
      return getOrder(sellerId, orderId);
    },

    async listCalls(sellerId: string, pageNumber: number) {
      const [calls, total] = await Promise.all([
        repository.listWaitingCalls(db, sellerId, pageOf(pageNumber)),
        repository.countWaitingCalls(db, sellerId),
      ]);
      const partIds = calls.map(({ partId }) => partId);
      const lines = partIds.length === 0 ? [] : await repository.listOwnLines(db, sellerId, partIds);
      return { calls, lines, total };
    },

    async noteCall(sellerId: string, orderId: string, call: CallNote): Promise<repository.OwnOrder> {
      if (call.outcome === 'changed' && call.note === '') {
        throw new AppError('validation_failed', 'Write down what the customer changed', {
          note: 'Write down what the customer changed',
        });
      }
      const { partId } = await getHead(sellerId, orderId);
      await orders.noteCall(partId, sellerId, call);
      return getOrder(sellerId, orderId);
    },
  };
}
