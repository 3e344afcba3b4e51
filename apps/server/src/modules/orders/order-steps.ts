import type { Executor } from '../../db/client.ts';
import { type NoticeData, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import type { VouchersService } from '../vouchers/index.ts';
import { openWarranties } from './hand-over.repository.ts';
import { deriveDeliveryStatus, type PartTransition } from './order-states.rules.ts';
import * as repository from './order-status.repository.ts';
import { sumStanding } from './order-totals.rules.ts';
import { settleStock } from './stock.repository.ts';

export type Part = Awaited<ReturnType<typeof repository.listParts>>[number];
export type Step = { transition: PartTransition; partIds: string[]; actor: repository.Actor; note?: string };

/** What people hear of a change; the order's revision makes it told once. */
type Told =
  | { kind: 'order_moved'; data: NoticeData['order_moved'] }
  | { kind: 'order_cancelled'; data: NoticeData['order_cancelled'] };

export const unknownOrder = () => new AppError('not_found', 'There is no such order.');

/** What every change of an order is made of; each runs inside the transaction that locked it. */
export function createOrderSteps(vouchers: VouchersService) {
  async function publishChange(
    tx: Executor,
    order: repository.LockedOrder,
    change: Parameters<typeof repository.changeOrder>[2],
    told: Told,
  ) {
    const changed = await repository.changeOrder(tx, order.id, change);
    const cause = `${order.id} ${changed.revision}`;
    await noteNotices(tx, [{ ...told, cause }]);
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
    if (to === 'placed') await openWarranties(tx, partIds);
    const after = parts.map((part) => (partIds.includes(part.id) ? { ...part, status: to } : part));
    const deliveryStatus = deriveDeliveryStatus(after.map(({ status }) => status));
    if (deliveryStatus === 'cancelled') await vouchers.returnVoucher(tx, order.id);
    const told: Told =
      to === 'cancelled'
        ? { kind: 'order_cancelled', data: { orderId: order.id, partIds, by: actor } }
        : { kind: 'order_moved', data: { orderId: order.id, status: to, partIds } };
    await publishChange(tx, order, { deliveryStatus, ...sumStanding(after) }, told);
  }

  /** Locks the order a seller's part belongs to; a part that is another's does not exist. */
  async function lockPart(tx: Executor, partId: string, sellerId: string) {
    const orderId = await repository.findOrderOfPart(tx, partId, sellerId);
    const order = orderId === undefined ? undefined : await repository.lockOrder(tx, orderId);
    if (order === undefined) throw unknownOrder();
    const parts = await repository.listParts(tx, order.id);
    const status = parts.find(({ id }) => id === partId)?.status;
    if (status === undefined) throw unknownOrder();
    return { order, parts, status };
  }

  return { publishChange, takeStep, lockPart };
}
