import type { DeliveryStatus } from '@urumuri/contract';
import { findNextStatuses, isCancellable } from '../order-states.rules.ts';

const words: Record<DeliveryStatus, string> = {
  pending: 'pending',
  processing: 'confirmed',
  warehouse: 'packed',
  placed: 'delivered',
  cancelled: 'cancelled',
};

/** Why a part cannot take this step in one go with others; nothing where it can. */
export function whyNoStep(from: DeliveryStatus, to: DeliveryStatus): string | undefined {
  if (from === to || from === 'cancelled') return `it is ${words[from]} already`;
  if (findNextStatuses(from).includes(to)) return undefined;
  if (to === 'cancelled' && isCancellable(from)) return `it is ${words[from]}: cancel it on its own page`;
  return `it is ${words[from]} and cannot become ${words[to]}`;
}

/** Why nobody can be sent with a part. */
export function whyNoRider({ status, isPickup }: { status: DeliveryStatus; isPickup: boolean }): string | undefined {
  if (status === 'placed' || status === 'cancelled') return `it is ${words[status]} already`;
  return isPickup ? 'the customer picks it up' : undefined;
}

type Outcome = { changed: readonly string[]; refused: readonly { orderNumber: string; reason: string }[] };

/** How it went, in one sentence; of several refusals the first. */
export function describeOutcome({ changed, refused }: Outcome): string {
  const done = changed.length === 1 ? '1 order is changed' : `${changed.length} orders are changed`;
  const [first] = refused;
  if (first === undefined) return `${done}.`;
  return `${done}, ${refused.length} not. Order ${first.orderNumber}: ${first.reason}`;
}
