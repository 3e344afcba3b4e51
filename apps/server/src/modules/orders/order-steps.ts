import type { Executor } from '../../db/client.ts';
import { type NoticeData, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import { settle } from '@urumuri/money/standing';
import type { VouchersService } from '../promotions/index.ts';
import { deriveDeliveryStatus, type PartTransition } from './order-states.rules.ts';
import { readMoney } from './order-money.repository.ts';
import * as repository from './order-status.repository.ts';
import { sumStanding } from './order-totals.rules.ts';
import { type DamagedUnits, settleStock } from './stock.repository.ts';

export type Part = Awaited<ReturnType<typeof repository.listParts>>[number];
export type Step = repository.Notes & {
  transition: PartTransition;
  partIds: string[];
  actor: repository.Actor;
  damaged?: DamagedUnits | undefined;
};

/** What people hear of a change; the order's revision makes it told once. */
type Told = {
  [Kind in 'order_moved' | 'order_cancelled' | 'order_changed' | 'order_noted']: { kind: Kind; data: NoticeData[Kind] };
}['order_moved' | 'order_cancelled' | 'order_changed' | 'order_noted'];

export const unknownOrder = () => new AppError('not_found', 'There is no such order.');

/** Whether an order is paid follows from what was written down for it; where nothing was, it stays what it is. */
async function findPaymentStatus(tx: Executor, order: repository.LockedOrder) {
  const money = await readMoney(tx, order.id);
  const isWritten = money.rows.some(({ state }) => state === 'agreed');
  return isWritten ? settle(money).status : order.paymentStatus;
}

/** The order may be changed again before this is put into words: what it comes to now goes along. */
async function withStanding(tx: Executor, told: Told): Promise<Told> {
  if (told.kind === 'order_changed') return { ...told, data: { ...told.data, stood: await readStood(tx, told) } };
  if (told.kind === 'order_cancelled') return { ...told, data: { ...told.data, stood: await readStood(tx, told) } };
  return told;
}

async function readStood(tx: Executor, { data: { orderId } }: Told) {
  return { ...(await repository.readStood(tx, orderId)), standing: settle(await readMoney(tx, orderId)) };
}

/** Every change of an order ends here, its parts stored: its revision rises, its money follows, and people hear of it. */
export async function publishChange(
  tx: Executor,
  order: repository.LockedOrder,
  change: Parameters<typeof repository.changeOrder>[2],
  told?: Told,
): Promise<number> {
  const paymentStatus = await findPaymentStatus(tx, order);
  const changed = await repository.changeOrder(tx, order.id, { ...change, paymentStatus });
  if (told) await noteNotices(tx, [{ ...(await withStanding(tx, told)), cause: `${order.id} ${changed.revision}` }]);
  await noteEvent(tx, {
    type: 'order.changed',
    payload: { orderId: order.id, customerId: order.customerId, ...changed },
  });
  return changed.revision;
}

export type OrderStepsDeps = {
  vouchers: VouchersService;
  /** Of the warranties' module, which imports this one. */
  openWarranties(tx: Executor, partIds: string[]): Promise<void>;
};

/** What every change of an order is made of; each runs inside the transaction that locked it. */
export function createOrderSteps({ vouchers, openWarranties }: OrderStepsDeps) {
  /** Moves parts of a locked order, and the stock they hold. */
  async function moveParts(tx: Executor, orderId: string, { transition, damaged, ...step }: Step): Promise<void> {
    const { from, to, stock } = transition;
    if (!(await repository.moveParts(tx, { orderId, from, to, ...step }))) {
      throw new Error('A part changed while its order was locked.');
    }
    if (stock === 'keep') return;
    const levels = await settleStock(tx, stock, step.partIds, damaged);
    // Deducting what was held changes nothing about what can be bought.
    if (stock !== 'deduct') await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
  }

  /** Takes parts of a locked order one step on, with everything that hangs on it. */
  async function takeStep(tx: Executor, order: repository.LockedOrder, parts: Part[], step: Step): Promise<void> {
    const { partIds, actor, note } = step;
    const { to } = step.transition;
    await moveParts(tx, order.id, step);
    if (to === 'placed') await openWarranties(tx, partIds);
    const after = parts.map((part) => (partIds.includes(part.id) ? { ...part, status: to } : part));
    const deliveryStatus = deriveDeliveryStatus(after.map(({ status }) => status));
    if (deliveryStatus === 'cancelled') await vouchers.returnVoucher(tx, order.id);
    const told: Told =
      to === 'cancelled'
        ? { kind: 'order_cancelled', data: { orderId: order.id, partIds, by: actor, note } }
        : { kind: 'order_moved', data: { orderId: order.id, status: to, partIds, note } };
    await publishChange(tx, order, { deliveryStatus, ...sumStanding(after) }, told);
  }

  /** A word to the customer by itself. */
  async function tellNote(
    tx: Executor,
    order: repository.LockedOrder,
    { note, ...event }: repository.Notes & { partId?: string; actor: repository.Actor; staffId?: string; note: string },
  ): Promise<void> {
    await repository.insertEvents(tx, [{ ...event, orderId: order.id, kind: 'note', toStatus: 'noted', note }]);
    await publishChange(tx, order, {}, { kind: 'order_noted', data: { orderId: order.id, note } });
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

  return { moveParts, takeStep, tellNote, lockPart };
}
