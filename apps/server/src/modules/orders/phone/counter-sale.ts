import { referenceKey } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { actAs } from '../../../db/audit.ts';
import type { Executor } from '../../../db/client.ts';
import type { TakenOrder } from '../checkout.rules.ts';
import { usedReference } from '../collect-payment.ts';
import { listLines, listParts, lockOrder, type LineRow } from '../order-rows.repository.ts';
import type { OrderStatusDeps } from '../order-status.service.ts';
import { insertEvents, type NewEvent } from '../order-status.repository.ts';
import { createOrderSteps } from '../order-steps.ts';

/** Hands over and takes the money for an order that was stored in the same transaction. */
export function createCounterSale({ insertPayment, now, ...deps }: OrderStatusDeps) {
  const { takeStep } = createOrderSteps(deps);

  return async (tx: Executor, orderId: string, { actor, staffId, sale }: TakenOrder): Promise<void> => {
    if (sale === undefined) return;
    const order = await lockOrder(tx, orderId);
    const parts = await listParts(tx, [orderId]);
    const by = { actor, staffId };
    const { method, reference, reason } = sale;
    const paymentId = await insertPayment(tx, {
      orderId,
      ...by,
      ...(parts.length === 1 && parts[0] ? { partId: parts[0].id } : {}),
      method,
      amountRwf: order.totalRwf,
      openBeforeRwf: order.totalRwf,
      reference,
      referenceKey: reference && referenceKey(reference),
      state: 'agreed',
      note: '',
      answeredAt: now(),
    });
    if (paymentId === undefined) throw usedReference();
    const lowered = (await listLines(tx, [orderId])).filter(({ productId }) => sale.prices.has(productId));
    await insertEvents(tx, [
      { orderId, kind: 'payment', toStatus: 'agreed', note: `${formatRwf(order.totalRwf)}, ${method}`, ...by },
      ...parts.flatMap((part): NewEvent[] => {
        const own = lowered.filter(({ partId }) => partId === part.id);
        if (own.length === 0) return [];
        const internalNote = `${own.map(describeLowered).join('; ')}. ${reason}`;
        return [{ orderId, partId: part.id, kind: 'note', toStatus: 'noted', internalNote, ...by }];
      }),
    ]);
    await actAs(tx, staffId);
    await takeStep(tx, order, parts, { from: 'pending', to: 'placed', partIds: parts.map(({ id }) => id), ...by });
  };
}

const describeLowered = ({ name, unitPriceRwf, priceRwf }: LineRow) =>
  `${name} for ${formatRwf(unitPriceRwf)}, list price ${formatRwf(priceRwf)}`;
