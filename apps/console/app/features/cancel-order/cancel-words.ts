import type { CancelReason } from '@urumuri/contract';

/** Why an order, or some of it, is ended, in the order they are met. */
export const cancelReasonWords: Record<CancelReason, string> = {
  refused: 'Refused on delivery',
  not_reached: 'Could not be reached',
  damaged: 'Damaged during delivery',
  changed_mind: 'No longer wanted',
  unavailable: 'No longer available',
  other: 'Another reason',
};
