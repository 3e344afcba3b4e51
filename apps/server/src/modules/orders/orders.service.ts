import { deliveryStatuses } from '@urumuri/contract';
import { lockCustomer } from '../../db/lock-customer.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import { type CheckoutDeps, createCheckoutService } from './checkout.service.ts';
import { listEvents } from './order-history.repository.ts';
import { type HistoryStep, tellHistory } from './order-history.rules.ts';
import { createOrderStatusService } from './order-status.service.ts';
import * as repository from './orders.repository.ts';
import { createQuoteService } from './quote.service.ts';

export type OrdersDeps = CheckoutDeps;

export type OrdersService = ReturnType<typeof createOrdersService>;

const listedOrders = 100;
const everyStatus = 'all';

export function createOrdersService(deps: OrdersDeps) {
  const { database, vouchers } = deps;
  const { db } = database;
  const { cancelOrder, ...statuses } = createOrderStatusService({ database, vouchers });

  async function getOrder(orderId: string, customerId: string): Promise<repository.OrderRow> {
    const order = isUuid(orderId) ? await repository.findOrder(db, orderId, customerId) : undefined;
    if (order === undefined) throw new AppError('not_found', 'There is no such order.');
    return order;
  }

  return {
    ...createCheckoutService(deps),
    ...createQuoteService(deps),
    ...statuses,
    getOrder,

    async cancelOrder(orderId: string, customerId: string): Promise<repository.OrderRow> {
      await cancelOrder(orderId, customerId);
      return getOrder(orderId, customerId);
    },

    /** What happened to an order, the oldest first. */
    async listHistory(order: repository.OrderRow): Promise<HistoryStep[]> {
      return tellHistory(await listEvents(db, order.id), order.parts);
    },

    /** The newest orders, of every status or of one; a word that is no status lists nothing. */
    async listOrders(customerId: string, word: string, limit = listedOrders): Promise<repository.OrderRow[]> {
      if (word === everyStatus) return repository.listOrders(db, customerId, { limit });
      const status = deliveryStatuses.find((known) => known === word);
      return status === undefined ? [] : repository.listOrders(db, customerId, { status, limit });
    },

    countOrders: (customerId: string) => repository.countOrders(db, customerId),

    /** Hides everything from the customer's lists. The shop keeps its records, and no stock moves. */
    async clearOrders(customerId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await lockCustomer(tx, customerId);
        await repository.hideOrders(tx, customerId);
      });
    },
  };
}
