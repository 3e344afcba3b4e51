import type { CallOutcome, DeliveryStatus, PaymentStatus, RefundReason } from '@urumuri/contract';
import { settle } from '@urumuri/money/standing';
import { AppError } from '../../app-error.ts';
import { actAs } from '../../db/audit.ts';
import type { Database, Executor } from '../../db/client.ts';
import { noteNotices } from '../../db/notices.ts';
import { readMoney } from './order-money.repository.ts';
import { endCall } from './calls/calls.repository.ts';
import { chooseCalled, isCalledByOther } from './calls/calls.rules.ts';
import { listParts, lockOrder, lockOwnOrder, type LockedOrder, type PartRow } from './order-rows.repository.ts';
import { canChangePayment, canCustomerCancel, findNextStatuses } from './order-states.rules.ts';
import * as repository from './order-status.repository.ts';
import { createOrderSteps, type OrderStepsDeps, publishChange, type Step } from './order-steps.ts';
import { assertCanGiveBack } from './refunds.rules.ts';

export type CallNote = { outcome: CallOutcome; note: string; customerNote?: string };

/** Who of the staff does it. */
type StaffBy = { actor: 'seller' | 'admin'; staffId: string };
type Word = Pick<repository.Notes, 'note' | 'internalNote'>;

type NewPayment = StaffBy & {
  orderId: string;
  method: string;
  reference?: string | undefined;
  referenceKey?: string | undefined;
  amountRwf: number;
  partId?: string;
  openBeforeRwf?: number;
  refundFor?: RefundReason;
  state: 'agreed';
  note: string;
  answeredAt: Date;
};

export type OrderStatusDeps = OrderStepsDeps & {
  database: Database;
  now(): Date;
  /** Of the payments' module, which imports this one. */
  insertPayment(tx: Executor, payment: NewPayment): Promise<string | undefined>;
};

const missingCode = () => {
  const sentence = 'This order is picked up: enter its code under Pickup, or note who took it and why without a code.';
  return new AppError('validation_failed', sentence, { note: sentence });
};

export function createOrderStatusService(deps: OrderStatusDeps) {
  const { database, insertPayment, now } = deps;
  const { takeStep, tellNote, lockPart } = createOrderSteps(deps);

  const cancel = (tx: Executor, order: LockedOrder, parts: PartRow[], step: Omit<Step, 'from' | 'to'>) =>
    takeStep(tx, order, parts, { from: 'pending', to: 'cancelled', ...step });

  /** One tap for all of it: what is open came in, or what came in went back. */
  async function changePayment(
    orderId: string,
    to: PaymentStatus,
    by: StaffBy,
    { note = '', internalNote = '', refundFor = 'other' }: Word & { refundFor?: RefundReason } = {},
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
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
      const event = { ...written, fromStatus: from, toStatus: to, note, internalNote };
      await repository.insertEvents(tx, [{ ...event, kind: 'payment' }]);
      const data = { orderId, status: to, partIds: [], note };
      await publishChange(tx, order, {}, { kind: 'order_moved', data });
    });
  }

  type Called = { order: LockedOrder; parts: PartRow[]; partIds: string[] };

  /** However many parts a call was about, the customer hears of it once. */
  async function noteCallAbout(tx: Executor, { order, parts, partIds }: Called, call: CallNote, by: StaffBy) {
    const { outcome, note: internalNote, customerNote: note = '' } = call;
    if (outcome === 'changed' && internalNote === '') {
      const missing = 'Write what the customer changed';
      throw new AppError('validation_failed', missing, { note: missing });
    }
    if (isCalledByOther(order, by.staffId, now())) {
      throw new AppError('edit_conflict', 'Somebody else is calling this customer right now.');
    }
    const event = { orderId: order.id, ...by, kind: 'call', toStatus: outcome, internalNote } as const;
    const [callId] = await repository.insertEvents(
      tx,
      partIds.map((partId) => ({ ...event, partId })),
    );
    if (order.callerId !== null) await endCall(tx, order.id, order.callerId);
    if (outcome === 'confirmed' || outcome === 'changed') await repository.agreeToParts(tx, partIds);
    const [partId = ''] = partIds;
    if (outcome === 'no_answer') {
      const data = { orderId: order.id, partId, partIds };
      await noteNotices(tx, [{ kind: 'call_missed', cause: `${order.id} ${callId}`, data }]);
    }
    if (outcome === 'cancelled') {
      await actAs(tx, by.staffId);
      await cancel(tx, order, parts, { partIds, note, ...by });
    } else if (note !== '') {
      // Of several parts it is a word about the order.
      await tellNote(tx, order, { ...(partIds.length === 1 && { partId }), note, ...by });
    }
  }

  return {
    /** A customer's own order, while nobody has begun with any of it. */
    async cancelOrder(orderId: string, customerId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, orderId, customerId);
        const parts = await listParts(tx, [orderId]);
        if (!canCustomerCancel(parts.map(({ status }) => status))) {
          const reason = order.deliveryStatus === 'cancelled' ? 'is cancelled already' : 'is already being prepared';
          throw new AppError('order_not_cancellable', `This order ${reason} and can no longer be cancelled here.`, {
            delivery_status: order.deliveryStatus,
          });
        }
        const pending = parts.filter(({ status }) => status === 'pending');
        await cancel(tx, order, parts, { partIds: pending.map(({ id }) => id), actor: 'customer' });
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
      await database.transaction(async (tx) => {
        const { order, parts, status: from } = await lockPart(tx, partId, sellerId);
        if (from === to) return;
        const isPickup = parts.some(({ id, pickupCode }) => id === partId && pickupCode !== null);
        if (isPickup && to === 'placed' && !notes.internalNote) throw missingCode();
        await actAs(tx, notes.staffId ?? sellerId);
        if (!findNextStatuses(from).includes(to)) {
          const code = to === 'cancelled' ? 'order_not_cancellable' : 'order_status_conflict';
          throw new AppError(code, `An order that is ${from} cannot become ${to}.`, { from, to });
        }
        await takeStep(tx, order, parts, { from, to, partIds: [partId], actor, staffId: sellerId, ...notes });
      });
    },

    /** Writes down how a seller's call about a part ended, and does what was agreed in it. */
    async noteCall(
      partId: string,
      sellerId: string,
      call: CallNote,
      by: StaffBy = { actor: 'seller', staffId: sellerId },
    ): Promise<void> {
      await database.transaction(async (tx) => {
        const { order, parts, status } = await lockPart(tx, partId, sellerId);
        if (status !== 'pending') {
          throw new AppError('order_status_conflict', `An order that is ${status} no longer waits for a call.`);
        }
        await noteCallAbout(tx, { order, parts, partIds: [partId] }, call, by);
      });
    },

    /** The same of one call about parts of several shops: all of them are answered, or none. */
    async noteMarketCall(orderId: string, partIds: string[], call: CallNote, by: StaffBy): Promise<void> {
      await database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const parts = await listParts(tx, [orderId]);
        const called = chooseCalled(parts, partIds);
        if (called === undefined) {
          const sentence = 'One of these shops no longer waits for this call. Please look at the list again.';
          throw new AppError('edit_conflict', sentence);
        }
        await noteCallAbout(tx, { order, parts, partIds: called.map(({ id }) => id) }, call, by);
      });
    },

    markPaid: (orderId: string, by: StaffBy, word?: Word) => changePayment(orderId, 'paid', by, word),
    markRefunded: (orderId: string, by: StaffBy, why: Word & { refundFor: RefundReason }) =>
      changePayment(orderId, 'refunded', by, why),

    /** Gives back what one order nobody confirmed or paid has held for too long; false when there is none left. */
    async expireNext(): Promise<boolean> {
      return database.transaction(async (tx) => {
        const order = await repository.lockExpired(tx);
        if (order === undefined) return false;
        const parts = await listParts(tx, [order.id]);
        const expired = parts.filter(({ status, agreedAt }) => status === 'pending' && agreedAt === null);
        const note = 'Not confirmed in time';
        await cancel(tx, order, parts, { partIds: expired.map(({ id }) => id), actor: 'shop', note });
        return true;
      });
    },
  };
}
