import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../shared/app-error.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { VouchersService } from '../vouchers/index.ts';
import * as repository from './order-status.repository.ts';
import {
  canChangePayment,
  canCustomerCancel,
  deriveDeliveryStatus,
  findPartTransition,
  type PartTransition,
} from './order-states.rules.ts';
import { settleStock } from './stock.repository.ts';

export type OrderStatusDeps = { database: Database; vouchers: VouchersService };

type Part = { id: string; status: DeliveryStatus };
type Step = { transition: PartTransition; partIds: string[]; actor: repository.Actor; note?: string };

const unknownOrder = () => new AppError('not_found', 'There is no such order.');

export function createOrderStatusService({ database, vouchers }: OrderStatusDeps) {
  async function publishChange(
    tx: Executor,
    order: repository.LockedOrder,
    change: Parameters<typeof repository.changeOrder>[2],
  ) {
    const changed = await repository.changeOrder(tx, order.id, change);
    await noteEvent(tx, {
      type: 'order.changed',
      payload: { orderId: order.id, customerId: order.customerId, ...changed },
    });
  }

  /** Takes parts of a locked order one step on, with everything that hangs on it. */
  async function takeStep(tx: Executor, order: repository.LockedOrder, parts: Part[], step: Step): Promise<void> {
    const { transition, partIds, actor, note = '' } = step;
    const { from, to, stock } = transition;
    if (!(await repository.moveParts(tx, { orderId: order.id, partIds, from, to, actor, note }))) {
      throw new Error('A part changed while its order was locked.');
    }
    if (stock !== 'keep') {
      const levels = await settleStock(tx, stock, partIds);
      // Deducting what was held changes nothing about what can be bought.
      if (stock !== 'deduct') await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
    }
    const deliveryStatus = deriveDeliveryStatus(parts.map((part) => (partIds.includes(part.id) ? to : part.status)));
    if (deliveryStatus === 'cancelled') await vouchers.returnVoucher(tx, order.id);
    await publishChange(tx, order, { deliveryStatus });
  }

  async function cancelPending(
    tx: Executor,
    order: repository.LockedOrder,
    parts: Part[],
    actor: repository.Actor,
    note?: string,
  ) {
    const transition = findPartTransition('pending', 'cancelled');
    const partIds = parts.filter(({ status }) => status === 'pending').map(({ id }) => id);
    if (transition) await takeStep(tx, order, parts, { transition, partIds, actor, ...(note ? { note } : {}) });
  }

  async function changePayment(orderId: string, to: PaymentStatus, actor: repository.Actor): Promise<void> {
    if (!isUuid(orderId)) throw unknownOrder();
    await database.transaction(async (tx) => {
      const order = await repository.lockOrder(tx, orderId);
      if (order === undefined) throw unknownOrder();
      const from = order.paymentStatus;
      if (from === to) return;
      if (!canChangePayment(from, to, order.deliveryStatus)) {
        const sentence = `An order that is ${order.deliveryStatus} and ${from} cannot become ${to}.`;
        throw new AppError('order_status_conflict', sentence, { from, to });
      }
      await repository.notePayment(tx, orderId, from, to, actor);
      await publishChange(tx, order, { paymentStatus: to });
    });
  }

  return {
    /** A customer's own order, while nobody has begun with any of it. */
    async cancelOrder(orderId: string, customerId: string): Promise<void> {
      if (!isUuid(orderId)) throw unknownOrder();
      await database.transaction(async (tx) => {
        const order = await repository.lockOwnOrder(tx, orderId, customerId);
        if (order === undefined) throw unknownOrder();
        const parts = await repository.listParts(tx, orderId);
        if (!canCustomerCancel(parts.map(({ status }) => status))) {
          const reason = order.deliveryStatus === 'cancelled' ? 'is cancelled already' : 'is already being prepared';
          throw new AppError('order_not_cancellable', `This order ${reason} and can no longer be cancelled here.`, {
            delivery_status: order.deliveryStatus,
          });
        }
        await cancelPending(tx, order, parts, 'customer');
      });
    },

    /** Moves a seller's part of an order; asking again for the status it has changes nothing. */
    async changePartStatus(
      partId: string,
      sellerId: string,
      to: DeliveryStatus,
      actor: 'seller' | 'admin',
    ): Promise<void> {
      if (!isUuid(partId) || !isUuid(sellerId)) throw unknownOrder();
      await database.transaction(async (tx) => {
        const orderId = await repository.findOrderOfPart(tx, partId, sellerId);
        const order = orderId === undefined ? undefined : await repository.lockOrder(tx, orderId);
        if (order === undefined) throw unknownOrder();
        const parts = await repository.listParts(tx, order.id);
        const from = parts.find(({ id }) => id === partId)?.status;
        if (from === undefined) throw unknownOrder();
        if (from === to) return;
        const transition = findPartTransition(from, to);
        if (transition === undefined) {
          const code = to === 'cancelled' ? 'order_not_cancellable' : 'order_status_conflict';
          throw new AppError(code, `An order that is ${from} cannot become ${to}.`, { from, to });
        }
        await takeStep(tx, order, parts, { transition, partIds: [partId], actor });
      });
    },

    markPaid: (orderId: string, actor: 'seller' | 'admin' | 'shop') => changePayment(orderId, 'paid', actor),
    markRefunded: (orderId: string, actor: 'seller' | 'admin' | 'shop') => changePayment(orderId, 'refunded', actor),

    /** Gives back what one unpaid order has held for too long; false when there is none left. */
    async expireNext(): Promise<boolean> {
      return database.transaction(async (tx) => {
        const order = await repository.lockExpired(tx);
        if (order === undefined) return false;
        const parts = await repository.listParts(tx, order.id);
        await cancelPending(tx, order, parts, 'shop', 'Not paid in time');
        return true;
      });
    },
  };
}
