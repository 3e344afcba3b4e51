import type { CancelReason } from '@urumuri/contract';

/** Why an order, or some of it, is ended, in the order they are met. */
export const cancelReasonWords: Record<CancelReason, string> = {
  refused: 'Refused at the door',
  not_reached: 'Nobody was reached',
  damaged: 'Damaged on the way',
  changed_mind: 'No longer wanted',
  unavailable: 'No longer available',
  other: 'Another reason',
};
