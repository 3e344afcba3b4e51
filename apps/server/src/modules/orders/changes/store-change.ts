import type { CancelReason, OrderWish } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { Executor } from '../../../db/client.ts';
import { type Damaged, noteNotices } from '../../../db/notices.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { moveStock } from '../../catalogue/index.ts';
import { type createOrderSteps, listLowStock, publishChange } from '../order-steps.ts';
import { type DamagedUnits } from '../stock.repository.ts';
import { deriveDeliveryStatus, isDeducted } from '../order-states.rules.ts';
import type { LockedOrder } from '../order-rows.repository.ts';
import { insertEvents } from '../order-status.repository.ts';
import type { VouchersService } from '../../promotions/index.ts';
import { type ChangeWords, listChanges, listEvents, listWords } from './change-words.ts';
import type { Plan, PlannedPart, Sums } from './order-change.rules.ts';
import * as repository from './order-changes.repository.ts';

export type DecidedChange = {
  order: LockedOrder;
  plan: Plan;
  /** The products that its discount is for; null: all. */
  discountedIds: readonly string[] | null;
  words: ChangeWords;
  after: Sums;
  shipping: OrderWish['shipping_info'];
  call: OrderWish['call'];
  by: { staffId: string; actor: 'seller' | 'admin' };
  reason: string;
  internalNote: string;
  /** Set where units are taken off by a cancellation: why, with what note, and what of them is damaged. */
  cancellation?: { why: CancelReason; note: string; damaged: DamagedUnits } | undefined;
};

/** A part that has its row. */
type StoredPart = PlannedPart & { id: string };

const isCancelledNow = ({ status, from }: PlannedPart) => status === 'cancelled' && from !== 'cancelled';

/** Writes down what was decided, in the transaction that has locked customer, order and products. */
export function createChangeStore(
  vouchers: VouchersService,
  steps: ReturnType<typeof createOrderSteps>,
  readIdentity: () => Identity,
) {
  return async function storeChange(tx: Executor, change: DecidedChange): Promise<number> {
    const { order, words, after, by, reason, cancellation } = change;
    const parts = await storeParts(tx, change);
    const damaged = listDamaged(change);
    const internalNote = [change.internalNote, ...tellDamaged(damaged)].filter((text) => text !== '').join(' ');
    await storeLines(tx, change, parts, readIdentity().tax);

    const noted = listEvents(words, parts);
    const cancelled = parts.filter(isCancelledNow);
    // Where a shop finds it: what concerns the whole order, a shop does not read.
    const ofPart = noted.findIndex(({ partId }) => partId !== undefined);
    const hasInternalNote = (place: number) => place === (ofPart === -1 && cancelled.length === 0 ? 0 : ofPart);
    for (const from of ['pending', 'processing', 'warehouse'] as const) {
      const partIds = cancelled.filter((part) => part.from === from).map(({ id }) => id);
      if (partIds.length === 0) continue;
      const notes = { note: reason, ...(ofPart === -1 && { internalNote }) };
      const step = { from, to: 'cancelled' as const, partIds, damaged: cancellation?.damaged };
      await steps.moveParts(tx, order.id, { ...step, ...by, ...notes });
    }
    await insertEvents(
      tx,
      noted.map(({ partId, words: sentences }, place) => ({
        orderId: order.id,
        partId,
        kind: 'change',
        toStatus: 'noted',
        ...by,
        // What concerns the whole order need not say it again.
        note: `${sentences.join('; ')}.${partId === undefined && place > 0 ? '' : ` Reason: ${reason}`}`,
        ...(hasInternalNote(place) && { internalNote }),
      })),
    );

    // What was paid did not wait for a call; that more is open now must not let it expire.
    if (order.paymentStatus === 'paid') await repository.confirmParts(tx, order.id);
    const deliveryStatus = deriveDeliveryStatus(parts.map(({ status }) => status));
    const isCancelled = deliveryStatus === 'cancelled';
    const isDropped = order.voucherId !== null && after.voucherRwf === 0 && parts.some(({ isTouched }) => isTouched);
    if (isCancelled || isDropped) await vouchers.returnVoucher(tx, order.id);

    const touched = parts.filter(({ isTouched }) => isTouched);
    const partIds = touched.map(({ id }) => id);
    const facts = { orderId: order.id, partIds, by: by.actor, why: cancellation?.why, damaged };
    const why = cancellation?.note ?? reason;
    // Where nothing stays of the parts that are concerned, the others stay as they are.
    const isEnding = isCancelled || (cancellation && touched.every(isCancelledNow));
    const note = `${listWords(words).join('; ')}. Reason: ${reason}`;
    return publishChange(
      tx,
      order,
      {
        deliveryStatus,
        ...after,
        ...(isDropped && !isCancelled && { voucherId: null }),
        ...shippingOf(change.shipping),
        ...callOf(change.call),
      },
      isEnding
        ? { kind: 'order_cancelled', data: { ...facts, note: why } }
        : { kind: 'order_changed', data: { ...facts, note, reason: why, changes: listChanges(words) } },
    );
  };
}

async function storeParts(tx: Executor, { order, plan }: DecidedChange): Promise<StoredPart[]> {
  const stored: StoredPart[] = [];
  for (const part of plan.parts) {
    const { sellerId, itemsRwf, voucherRwf, shippingFeeRwf } = part;
    const amounts = { itemsRwf, voucherRwf, shippingFeeRwf };
    if (part.id) await repository.updatePart(tx, part.id, amounts);
    // The words name their parts by what stands here.
    part.id ??= await repository.insertPart(tx, { orderId: order.id, sellerId, ...amounts });
    stored.push({ ...part, id: part.id });
  }
  return stored;
}

/** What of the cancelled units is damaged, for who reads of it. */
const listDamaged = ({ plan, cancellation }: DecidedChange): Damaged[] =>
  plan.parts.flatMap(({ sellerId, lines }) =>
    lines.flatMap(({ productId, name }) => {
      const quantity = cancellation?.damaged.get(productId) ?? 0;
      return quantity === 0 ? [] : [{ sellerId, name, quantity }];
    }),
  );

const tellDamaged = (damaged: readonly Damaged[]) =>
  damaged.length === 0
    ? []
    : [`Damaged, not on sale again: ${damaged.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.`];

/** Lines and the stock they hold; of what is in processing, units come out of the stock or go back into it. */
async function storeLines(
  tx: Executor,
  { order, discountedIds, cancellation }: DecidedChange,
  parts: readonly StoredPart[],
  tax: Identity['tax'],
): Promise<void> {
  const damaged = cancellation?.damaged ?? new Map<string, number>();
  const changed = parts
    .filter((part) => part.isTouched && !isCancelledNow(part))
    .flatMap(({ id: partId, status, lines }) =>
      lines.map((line) => ({ ...line, partId, isDeducted: isDeducted(status) })),
    )
    .filter(({ was, quantity }) => was !== quantity)
    .map((line) => ({ ...line, units: line.quantity - line.was, damaged: damaged.get(line.productId) ?? 0 }));
  const levels = await moveStock(tx, changed, order.id);
  const gone = changed.filter(({ quantity }) => quantity === 0);
  await repository.deleteLines(
    tx,
    gone.flatMap(({ id }) => id ?? []),
  );
  await repository.storeLines(
    tx,
    order,
    changed.filter(({ quantity }) => quantity > 0),
    { tax, discountedIds },
  );
  if (levels.length === 0) return;
  await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
  await noteNotices(tx, listLowStock(levels));
}

const shippingOf = (to: DecidedChange['shipping']) =>
  to && {
    shippingName: to.name,
    shippingAddress: to.address,
    shippingPhone: to.phone,
    shippingPost: to.post,
    shippingProvince: to.province,
    shippingCity: to.city,
    shippingArea: to.area,
  };

const callOf = (call: DecidedChange['call']) =>
  call && { contactBy: call.by, contactFrom: call.from ?? null, contactUntil: call.until ?? null };
