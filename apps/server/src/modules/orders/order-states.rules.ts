import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';

/** What a step does with the units a part holds; `return` puts units back that had been deducted. */
export type StockEffect = 'keep' | 'deduct' | 'release' | 'return';

/** `only`: taken by a cancellation, which says why and what came back damaged, or by a sale at the counter. */
type PartTransition = { from: DeliveryStatus; to: DeliveryStatus; stock: StockEffect; only?: 'cancellation' | 'sale' };

/** Every step a part may take. What is not listed is refused. */
const partTransitions: readonly PartTransition[] = [
  { from: 'pending', to: 'processing', stock: 'deduct' },
  { from: 'processing', to: 'warehouse', stock: 'keep' },
  { from: 'warehouse', to: 'placed', stock: 'keep' },
  { from: 'pending', to: 'cancelled', stock: 'release' },
  { from: 'processing', to: 'cancelled', stock: 'return' },
  { from: 'warehouse', to: 'cancelled', stock: 'return', only: 'cancellation' },
  { from: 'pending', to: 'placed', stock: 'deduct', only: 'sale' },
];

/** How far along a part is; the order is as far as the part that is furthest behind. */
const progress = ['pending', 'processing', 'warehouse', 'placed'] as const satisfies readonly DeliveryStatus[];

export function findPartTransition(from: DeliveryStatus, to: DeliveryStatus): PartTransition | undefined {
  return partTransitions.find((transition) => transition.from === from && transition.to === to);
}

/** The steps a part may take from here with one press. */
export function findNextStatuses(from: DeliveryStatus): DeliveryStatus[] {
  return partTransitions.filter((transition) => transition.from === from && !transition.only).map(({ to }) => to);
}

/** Nobody pays for an order that will not come; what was paid for it can still be given back. */
export function canChangePayment(from: PaymentStatus, to: PaymentStatus, delivery: DeliveryStatus): boolean {
  return from === 'unpaid' ? to === 'paid' && delivery !== 'cancelled' : from === 'paid' && to === 'refunded';
}

/** An order's status from those of its parts. Cancelled parts count only when nothing else is left. */
export function deriveDeliveryStatus(parts: readonly DeliveryStatus[]): DeliveryStatus {
  return progress.find((status) => parts.includes(status)) ?? 'cancelled';
}

/** What is not packed yet can still be changed. */
export function isChangeable(status: DeliveryStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** What is not delivered can still be ended, all of it or some. */
export function isCancellable(status: DeliveryStatus): boolean {
  return findPartTransition(status, 'cancelled') !== undefined;
}

/** Whether its units are out of the stock: what comes back of them is sold again, or is damaged. */
export function isDeducted(status: DeliveryStatus): boolean {
  return status === 'processing' || status === 'warehouse';
}

/** A customer may cancel until the first seller has begun. */
export function canCustomerCancel(parts: readonly DeliveryStatus[]): boolean {
  return parts.includes('pending') && parts.every((status) => status === 'pending' || status === 'cancelled');
}
