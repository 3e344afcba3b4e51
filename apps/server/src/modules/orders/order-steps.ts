import type { DeliveryStatus } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { settle, type Standing } from '@urumuri/money/standing';
import type { Executor } from '../../db/client.ts';
import { type Notice, type NoticeData, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import { settleUnits, type StockLevel } from '../catalogue/index.ts';
import { correctInvoices, issueInvoices } from '../invoices/index.ts';
import { enterEarnings } from '../payouts/index.ts';
import type { VouchersService } from '../promotions/index.ts';
import { becomesLow } from './checkout.rules.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import { deriveDeliveryStatus, findPartTransition } from './order-states.rules.ts';
import { readMoney } from './order-money.repository.ts';
import { listParts, lockOrder, type LockedOrder, type PartRow, unknownOrder } from './order-rows.repository.ts';
import * as repository from './order-status.repository.ts';
import { sumStanding } from './order-totals.rules.ts';
import { type DamagedUnits, settleStock } from './stock.repository.ts';

export type Step = repository.Notes & {
  from: DeliveryStatus;
  to: DeliveryStatus;
  partIds: string[];
  actor: repository.Actor;
  damaged?: DamagedUnits | undefined;
};

/** What people hear of a change; the order's revision makes it told once. */
type StepNotice = {
  [Kind in 'order_moved' | 'order_cancelled' | 'order_changed' | 'order_noted']: { kind: Kind; data: NoticeData[Kind] };
}['order_moved' | 'order_cancelled' | 'order_changed' | 'order_noted'];

/** The order may be changed again before this is put into words: what it comes to now goes along. */
async function withStanding(tx: Executor, notice: StepNotice, standing: Standing): Promise<StepNotice> {
  const readStood = async () => ({ ...(await repository.readStood(tx, notice.data.orderId)), standing });
  if (notice.kind === 'order_changed') return { ...notice, data: { ...notice.data, stood: await readStood() } };
  if (notice.kind === 'order_cancelled') return { ...notice, data: { ...notice.data, stood: await readStood() } };
  return notice;
}

/** Every change of an order ends here, its parts stored: its revision rises, its money follows, and people hear of it. */
export async function publishChange(
  tx: Executor,
  order: LockedOrder,
  change: Parameters<typeof repository.changeOrder>[2],
  notice?: StepNotice,
): Promise<number> {
  const money = await readMoney(tx, order.id);
  const standing = settle(money);
  // Whether it is paid follows from what was written down for it; where nothing was, it stays what it is.
  const isWritten = money.rows.some(({ state }) => state === 'agreed');
  const paymentStatus = isWritten ? standing.status : order.paymentStatus;
  const { paidRwf, openRwf, backRwf } = standing;
  const changed = await repository.changeOrder(tx, order.id, { ...change, paymentStatus, paidRwf, openRwf, backRwf });
  await repository.storeOpenSums(
    tx,
    standing.parts.map((part) => ({ id: part.id, openRwf: part.openRwf })),
  );
  await enterEarnings(tx, order.id);
  await correctInvoices(tx, order.id);
  if (notice) {
    const stood = await withStanding(tx, notice, standing);
    await noteNotices(tx, [{ ...stood, cause: `${order.id} ${changed.revision}` }]);
  }
  await noteEvent(tx, {
    type: 'order.changed',
    payload: { orderId: order.id, customerId: order.customerId, ...changed },
  });
  return changed.revision;
}

/** Whose seller should think of buying more. */
export const listLowStock = (levels: readonly StockLevel[]): Notice[] =>
  levels
    .filter(({ available, fellBy }) => becomesLow(available + fellBy, available))
    .map(({ productId, available, revision }) => {
      return { kind: 'low_stock', cause: `${productId} ${revision}`, data: { productId, available } };
    });

/** A step of what belongs to a locked order: its history says so, and people hear of it. */
export async function noteStep(
  tx: Executor,
  order: LockedOrder,
  event: Omit<repository.NewEvent, 'orderId'>,
  ...notices: Notice[]
): Promise<void> {
  await repository.insertEvents(tx, [{ ...event, orderId: order.id }]);
  await noteNotices(tx, notices);
  await publishChange(tx, order, {});
}

/** Units that were sold and came back are sold again. */
export async function restock(tx: Executor, orderId: string, moved: readonly WantedProduct[]): Promise<void> {
  if (moved.length === 0) return;
  const sound = moved.map((units) => ({ ...units, damaged: 0 }));
  await noteEvent(tx, {
    type: 'stock.changed',
    payload: { products: await settleUnits(tx, 'return', sound, orderId) },
  });
}

export type OrderStepsDeps = {
  vouchers: VouchersService;
  /** Of the warranties' module, which imports this one. */
  openWarranties(tx: Executor, partIds: string[]): Promise<void>;
  readIdentity(): Identity;
};

/** What every change of an order is made of; each runs inside the transaction that locked it. */
export function createOrderSteps({ vouchers, openWarranties, readIdentity }: OrderStepsDeps) {
  /** Moves parts of a locked order, and the stock they hold. */
  async function moveParts(tx: Executor, orderId: string, { damaged, ...step }: Step): Promise<void> {
    const stock = findPartTransition(step.from, step.to)?.stock;
    if (stock === undefined || !(await repository.moveParts(tx, { orderId, ...step }))) {
      throw new Error('A part changed while its order was locked.');
    }
    if (stock === 'keep') return;
    const levels = await settleStock(tx, stock, { orderId, partIds: step.partIds, damaged });
    // Deducting what was held changes nothing about what can be bought.
    if (stock !== 'deduct') await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
  }

  /** Takes parts of a locked order one step on, with everything that hangs on it. */
  async function takeStep(tx: Executor, order: LockedOrder, parts: PartRow[], step: Step): Promise<void> {
    const { to, partIds, actor, note } = step;
    await moveParts(tx, order.id, step);
    if (to === 'placed') {
      await openWarranties(tx, partIds);
      await issueInvoices(tx, { orderId: order.id, partIds }, readIdentity());
    }
    const after = parts.map((part) => (partIds.includes(part.id) ? { ...part, status: to } : part));
    const deliveryStatus = deriveDeliveryStatus(after.map(({ status }) => status));
    if (deliveryStatus === 'cancelled') await vouchers.returnVoucher(tx, order.id);
    const notice: StepNotice =
      to === 'cancelled'
        ? { kind: 'order_cancelled', data: { orderId: order.id, partIds, by: actor, note } }
        : { kind: 'order_moved', data: { orderId: order.id, status: to, partIds, note } };
    await publishChange(tx, order, { deliveryStatus, ...sumStanding(after) }, notice);
  }

  /** A word to the customer by itself. */
  async function tellNote(
    tx: Executor,
    order: LockedOrder,
    { note, ...event }: repository.Notes & { partId?: string; actor: repository.Actor; staffId?: string; note: string },
  ): Promise<void> {
    await repository.insertEvents(tx, [{ ...event, orderId: order.id, kind: 'note', toStatus: 'noted', note }]);
    await publishChange(tx, order, {}, { kind: 'order_noted', data: { orderId: order.id, note } });
  }

  /** Locks the order a seller's part belongs to; a part that is another's does not exist. */
  async function lockPart(tx: Executor, partId: string, sellerId: string) {
    const orderId = isUuid(partId) ? await repository.findOrderOfPart(tx, partId, sellerId) : undefined;
    if (orderId === undefined) throw unknownOrder();
    const order = await lockOrder(tx, orderId);
    const parts = await listParts(tx, [orderId]);
    const status = parts.find(({ id }) => id === partId)?.status;
    if (status === undefined) throw unknownOrder();
    return { order, parts, status };
  }

  return { moveParts, takeStep, tellNote, lockPart };
}
