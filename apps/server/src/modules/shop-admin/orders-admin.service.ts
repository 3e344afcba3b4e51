import { CONSOLE_PAGE_SIZE, type PaymentSettings, type SellerOrdersQuery } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { listPayments, type OrdersService, unknownOrder } from '../orders/index.ts';
import * as repository from './orders-admin.repository.ts';

export type OrdersAdminDeps = { database: Database; orders: OrdersService; paymentSettings(): PaymentSettings };
export type PaymentChange = { status: 'paid' | 'refunded'; note: string; customerNote: string };

export function createOrdersAdminService({ database: { db }, orders, paymentSettings }: OrdersAdminDeps) {
  async function getOrder(orderId: string) {
    const order = isUuid(orderId) ? await repository.findOrder(db, orderId) : undefined;
    if (order === undefined) throw unknownOrder();
    return { ...order, payments: await listPayments(db, orderId), paymentSettings: paymentSettings() };
  }

  return {
    getOrder,

    async listOrders({ status, pageNumber }: SellerOrdersQuery) {
      const slice = { status, limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counts] = await Promise.all([repository.listOrders(db, slice), repository.countByStatus(db)]);
      return { rows, counts };
    },

    async changePayment(orderId: string, staffId: string, { status, note, customerNote }: PaymentChange) {
      const notes = { note: customerNote, houseNote: note, staffId };
      if (status === 'paid') await orders.markPaid(orderId, 'admin', notes);
      else await orders.markRefunded(orderId, 'admin', notes);
      return getOrder(orderId);
    },
  };
}
