import { deliveryStatuses, type OrdersQuery, type PaymentSettings } from '@urumuri/contract';
import { lockCustomer } from '../../db/lock-customer.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import type { MessageSecrets } from '../accounts/index.ts';
import { type CheckoutDeps, createCheckoutService } from './checkout.service.ts';
import { type HistoryStep, tellHistory } from './order-history.rules.ts';
import { readPayments } from './order-money.repository.ts';
import { unknownOrder } from './order-rows.repository.ts';
import { createOrderStatusService, type OrderStatusDeps } from './order-status.service.ts';
import * as repository from './orders.repository.ts';
import { createCounterSale } from './phone/counter-sale.ts';
import { createQuoteService, type QuoteDeps } from './quote.service.ts';

export type OrdersDeps = CheckoutDeps &
  QuoteDeps &
  OrderStatusDeps & { secrets: Pick<MessageSecrets, 'readOrderLink'>; paymentSettings(): PaymentSettings };

export type OrdersService = ReturnType<typeof createOrdersService>;

const recentOrders = 5;

export function createOrdersService(deps: OrdersDeps) {
  const { database, secrets, paymentSettings, readIdentity } = deps;
  const { db } = database;
  const { cancelOrder, ...statuses } = createOrderStatusService(deps);

  async function getOrder(orderId: string, customerId: string): Promise<repository.OrderRow> {
    const order = isUuid(orderId) ? await repository.findOrder(db, orderId, customerId) : undefined;
    if (order === undefined) throw unknownOrder();
    return order;
  }

  return {
    ...createCheckoutService(deps, createCounterSale(deps)),
    ...createQuoteService(deps),
    ...statuses,
    getOrder,

    async cancelOrder(orderId: string, customerId: string): Promise<repository.OrderRow> {
      await cancelOrder(orderId, customerId);
      return getOrder(orderId, customerId);
    },

    /** The order a link of a message names, unless its customer has ended such links. */
    async openLink(token: string): Promise<repository.OrderRow> {
      const link = secrets.readOrderLink(token);
      const order = link && (await repository.findLinkedOrder(db, link));
      if (!order) throw new AppError('not_found', 'This link is too old, or its owner has ended it.');
      return order;
    },

    async endLinks(orderId: string, customerId: string): Promise<void> {
      const isEnded = isUuid(orderId) && (await repository.raiseLinkVersion(db, orderId, customerId));
      if (!isEnded) throw unknownOrder();
    },

    findOrder: (orderId: string, customerId: string) => repository.findOrder(db, orderId, customerId),

    /** What happened to an order, the oldest first. */
    async listHistory(order: repository.OrderRow): Promise<HistoryStep[]> {
      return tellHistory(await repository.listEvents(db, order.id), order.parts);
    },

    /** How the money of an order stands, and the ways to pay what is open. */
    async readPayments({ id }: repository.OrderRow) {
      return { ...(await readPayments(db, id)), settings: paymentSettings(), shop: readIdentity() };
    },

    /** Counts and the newest orders, over what the customer has not cleared away. */
    async getDashboard(customerId: string) {
      const [counts, recent] = await Promise.all([
        repository.countOrders(db, customerId),
        repository.listOrders(db, customerId, { limit: recentOrders }),
      ]);
      return { counts, recent };
    },

    /** A page of the orders of every status or of one; a word that is no status lists nothing. */
    async listPage(customerId: string, word: string, { pageNumber, perPage }: OrdersQuery) {
      const status = deliveryStatuses.find((known) => known === word);
      if (status === undefined && word !== 'all') return { rows: [], total: 0 };
      const slice = { status, limit: perPage, offset: (pageNumber - 1) * perPage };
      const [rows, total] = await Promise.all([
        repository.listOrders(db, customerId, slice),
        repository.countListed(db, customerId, status),
      ]);
      return { rows, total };
    },

    /** Hides ended orders from the customer's lists. The shop keeps its records, and no stock moves. */
    async clearOrders(customerId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await lockCustomer(tx, customerId);
        await repository.hideEnded(tx, customerId);
      });
    },
  };
}
