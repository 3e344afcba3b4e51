import type { CallOutcome, DeliveryStatus, PaymentStatus, RefundReason } from '@urumuri/contract';
import { actAs } from '../../db/audit.ts';
import type { Database, Executor } from '../../db/client.ts';
import { settle } from '@urumuri/money/standing';
import { AppError } from '../../app-error.ts';
import { noteNotices } from '../../db/notices.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './order-status.repository.ts';
import { canChangePayment, canCustomerCancel, findPartTransition } from './order-states.rules.ts';
import { notePayment, readMoney } from './order-money.repository.ts';
import { assertCanGiveBack } from './refunds.rules.ts';
import {
  createOrderSteps,
  type OrderStepsDeps,
  type Part,
  publishChange,
  type Step,
  unknownOrder,
} from './order-steps.ts';

export type CallNote = { outcome: CallOutcome; note: string; customerNote?: string };

type NewPayment = {
  orderId: string;
  method: string;
  amountRwf: number;
  refundFor?: RefundReason;
  state: 'agreed';
  actor: 'seller' | 'admin';
  staffId: string;
  note: string;
  answeredAt: Date;
};

/** Who says that money has moved. */
type PaidBy = { actor: 'seller' | 'admin'; staffId: string };
type Word = Pick<repository.Notes, 'note' | 'internalNote'>;

export type OrderStatusDeps = OrderStepsDeps & {
  database: Database;
  now(): Date;
  /** Of the payments' module, which imports this one. */
  insertPayment(tx: Executor, payment: NewPayment): Promise<string | undefined>;
};

export function createOrderStatusService(deps: OrderStatusDeps) {
  const { database, insertPayment, now } = deps;
  const { takeStep, tellNote, lockPart } = createOrderSteps(deps);

  async function cancelPending(
    tx: Executor,
    order: repository.LockedOrder,
    parts: Part[],
    { isMeant = () => true, ...by }: Pick<Step, 'actor' | 'note'> & { isMeant?(part: Part): boolean },
  ) {
    const transition = findPartTransition('pending', 'cancelled');
    const partIds = parts.filter((part) => part.status === 'pending' && isMeant(part)).map(({ id }) => id);
    if (transition) await takeStep(tx, order, parts, { transition, partIds, ...by });
  }

  /** One tap for all of it: what is open came in, or what came in went back. */
  async function changePayment(
    orderId: string,
    to: PaymentStatus,
    by: PaidBy,
    { note = '', internalNote = '', refundFor = 'other' }: Word & { refundFor?: RefundReason } = {},
  ): Promise<void> {
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
      const standing = settle(await readMoney(tx, orderId));
      if (to === 'refunded') assertCanGiveBack(standing, { amountRwf: standing.paidRwf, refundFor });
      const paid = to === 'paid' ? { amountRwf: standing.openRwf } : { amountRwf: -standing.paidRwf, refundFor };
      const answered = { state: 'agreed' as const, answeredAt: now() };
      const written = { orderId, ...by };
      await insertPayment(tx, { ...written, ...paid, ...answered, method: `Marked as ${to}`, note: internalNote });
      await notePayment(tx, { ...written, from, to, note, internalNote });
      const data = { orderId, status: to, partIds: [], note };
      await publishChange(tx, order, {}, { kind: 'order_moved', data });
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
        await cancelPending(tx, order, parts, { actor: 'customer' });
      });
    },

    /** Moves a seller's part of an order; asking again for the status it has changes nothing. */
    async changePartStatus(
      partId: string,
      sellerId: string,
      to: DeliveryStatus,
      actor: 'seller' | 'admin',
      notes: repository.Notes = {},
    ): Promise<void> {
      if (!isUuid(partId) || !isUuid(sellerId)) throw unknownOrder();
      await database.transaction(async (tx) => {
        const { order, parts, status: from } = await lockPart(tx, partId, sellerId);
        if (from === to) return;
        await actAs(tx, sellerId);
        const transition = findPartTransition(from, to);
        if (transition === undefined || transition.isExplained) {
          const code = to === 'cancelled' ? 'order_not_cancellable' : 'order_status_conflict';
          throw new AppError(code, `An order that is ${from} cannot become ${to}.`, { from, to });
        }
        await takeStep(tx, order, parts, { transition, partIds: [partId], actor, staffId: sellerId, ...notes });
      });
    },

    /** Writes down how a seller's call about a part ended, and does what was agreed in it. */
    async noteCall(
      partId: string,
      sellerId: string,
      { outcome, note: internalNote, customerNote = '' }: CallNote,
    ): Promise<void> {
      if (!isUuid(partId) || !isUuid(sellerId)) throw unknownOrder();
      await database.transaction(async (tx) => {
        const { order, parts, status } = await lockPart(tx, partId, sellerId);
        if (status !== 'pending') {
          throw new AppError('order_status_conflict', `An order that is ${status} no longer waits for a call.`);
        }
        const callId = await repository.insertCall(tx, {
          orderId: order.id,
          partId,
          outcome,
          internalNote,
          staffId: sellerId,
        });
        if (outcome === 'no_answer') {
          const cause = `${order.id} ${callId}`;
          await noteNotices(tx, [{ kind: 'call_missed', cause, data: { orderId: order.id, partId } }]);
        }
        const by = { actor: 'seller', staffId: sellerId } as const;
        const transition = findPartTransition('pending', 'cancelled');
        if (outcome === 'cancelled' && transition) {
          await actAs(tx, sellerId);
          await takeStep(tx, order, parts, { transition, partIds: [partId], note: customerNote, ...by });
        } else if (customerNote !== '') await tellNote(tx, order, { partId, note: customerNote, ...by });
      });
    },

    markPaid: (orderId: string, by: PaidBy, word?: Word) => changePayment(orderId, 'paid', by, word),
    markRefunded: (orderId: string, by: PaidBy, why: Word & { refundFor: RefundReason }) =>
      changePayment(orderId, 'refunded', by, why),

    /** Gives back what one order nobody confirmed or paid has held for too long; false when there is none left. */
    async expireNext(): Promise<boolean> {
      return database.transaction(async (tx) => {
        const order = await repository.lockExpired(tx);
        if (order === undefined) return false;
        const parts = await repository.listParts(tx, order.id);
        const isMeant = ({ agreedAt }: Part) => agreedAt === null;
        await cancelPending(tx, order, parts, { isMeant, actor: 'shop', note: 'Not confirmed in time' });
        return true;
      });
    },
  };
}
