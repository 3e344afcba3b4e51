import { type ChangeStatusBody, CONSOLE_PAGE_SIZE, type SellerOrdersQuery, type SellerRole } from '@urumuri/contract';
import { settle } from '@urumuri/money/standing';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../app-error.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import { type CallNote } from '../order-status.service.ts';
import { type OrdersService } from '../orders.service.ts';
import { readMoney } from '../order-money.repository.ts';
import { unknownOrder } from '../order-rows.repository.ts';
import { countByStatus, listRiders, listShops, partsOf } from './order-list.repository.ts';
import { readOrderSearch } from './order-list.rules.ts';
import * as repository from './seller-orders.repository.ts';

type Viewer = { id: string; role: SellerRole };

const pageOf = (pageNumber: number) => ({
  limit: CONSOLE_PAGE_SIZE,
  offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE,
});

export type SellerOrdersService = ReturnType<typeof createSellerOrdersService>;

/** Orders as one shop sees them. The seller's id comes from the token and stands in every query. */
export function createSellerOrdersService({ db }: Database, orders: OrdersService) {
  async function getHead(sellerId: string, orderId: string): Promise<repository.OwnOrder['head']> {
    const head = isUuid(orderId) ? await repository.findOwnOrder(db, sellerId, orderId) : undefined;
    if (head === undefined) throw unknownOrder();
    return head;
  }

  async function getOrder(sellerId: string, orderId: string): Promise<repository.OwnOrder> {
    const head = await getHead(sellerId, orderId);
    const [lines, events, money] = await Promise.all([
      repository.listOwnLines(db, sellerId, [head.part.id]),
      repository.listOwnEvents(db, sellerId, orderId),
      readMoney(db, orderId),
    ]);
    return { head, lines, events, standing: settle(money) };
  }

  return {
    getOrder,

    async listOrders(sellerId: string, { pageNumber, search, ...asked }: SellerOrdersQuery) {
      const filter = { ...asked, words: search === undefined ? undefined : readOrderSearch(search) };
      const [rows, counts] = await Promise.all([
        repository.listOwnOrders(db, sellerId, filter, pageOf(pageNumber)),
        countByStatus(db, partsOf(sellerId), filter),
      ]);
      return { rows, counts };
    },

    async listChoices(seller: Viewer) {
      const isOffice = seller.role === 'admin';
      const [riders, shops] = await Promise.all([
        listRiders(db, isOffice ? undefined : seller.id),
        isOffice ? listShops(db) : [],
      ]);
      return { riders, shops };
    },

    async changeStatus(staff: Seller, orderId: string, step: ChangeStatusBody): Promise<repository.OwnOrder> {
      const { part } = await getHead(staff.id, orderId);
      const { actor, staffId } = actorOf(staff, 'seller');
      const notes = { note: step.customerNote, internalNote: step.note, staffId };
      await orders.changePartStatus(part.id, staff.id, step.status, actor, notes);
      return getOrder(staff.id, orderId);
    },

    /** Money is paid for an order as a whole, so a seller may speak for it only where no other shop has a part. */
    async markPaid(
      staff: Seller,
      orderId: string,
      { note = '', customerNote = '' }: { note?: string; customerNote?: string } = {},
    ): Promise<repository.OwnOrder> {
      const { isShared } = await getHead(staff.id, orderId);
      if (isShared) {
        const sentence = 'Other shops have a part in this order: our office marks it as paid.';
        throw new AppError('order_status_conflict', sentence);
      }
      const notes = { note: customerNote, internalNote: note };
      await orders.markPaid(orderId, actorOf(staff, 'seller'), notes);
      return getOrder(staff.id, orderId);
    },

    async listCalls(sellerId: string, pageNumber: number) {
      const [calls, total] = await Promise.all([
        repository.listWaitingCalls(db, sellerId, pageOf(pageNumber)),
        repository.countWaitingCalls(db, sellerId),
      ]);
      const partIds = calls.map(({ part }) => part.id);
      const lines = partIds.length === 0 ? [] : await repository.listOwnLines(db, sellerId, partIds);
      return { calls, lines, total };
    },

    async noteCall(staff: Seller, orderId: string, call: CallNote): Promise<repository.OwnOrder> {
      const { part } = await getHead(staff.id, orderId);
      await orders.noteCall(part.id, staff.id, call, actorOf(staff, 'seller'));
      return getOrder(staff.id, orderId);
    },
  };
}
