import { referenceKey } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { LockedOrder } from './order-rows.repository.ts';
import type { OrderStatusDeps } from './order-status.service.ts';
import { noteStep } from './order-steps.ts';

export const usedReference = () => {
  const sentence = 'This payment is recorded already, and counts once. Check the reference.';
  return new AppError('reference_used', sentence, { reference: sentence });
};

type Collected = {
  partId: string;
  openRwf: number;
  amountRwf: number;
  method: string;
  reference?: string | undefined;
  by: { actor: 'seller' | 'admin'; staffId: string };
};

/** Records what a customer paid who was handed a part of a locked order. */
export async function collectPayment(
  tx: Executor,
  order: LockedOrder,
  { partId, openRwf, amountRwf, method, reference, by }: Collected,
  { insertPayment, now }: Pick<OrderStatusDeps, 'insertPayment' | 'now'>,
): Promise<void> {
  const paymentId = await insertPayment(tx, {
    orderId: order.id,
    partId,
    method,
    amountRwf,
    openBeforeRwf: openRwf,
    reference,
    referenceKey: reference && referenceKey(reference),
    state: 'agreed',
    note: '',
    answeredAt: now(),
    ...by,
  });
  if (paymentId === undefined) throw usedReference();
  const event = { kind: 'payment', toStatus: 'agreed', note: `${formatRwf(amountRwf)}, ${method}`, ...by } as const;
  const data = { orderId: order.id, paymentId };
  await noteStep(tx, order, event, { kind: 'payment_seen', cause: paymentId, data });
}
