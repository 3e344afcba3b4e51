import type { ReturnReason, ReturnState } from '@urumuri/contract';
import type { BadgeTone } from './badge.tsx';

export const returnWords: Record<ReturnState, { label: string; tone: BadgeTone }> = {
  asked: { label: 'Asked', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'ink' },
  refused: { label: 'Refused', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  received: { label: 'Received', tone: 'ink' },
  closed: { label: 'Closed', tone: 'success' },
};

export const returnReasonWords: Record<ReturnReason, string> = {
  faulty: 'It is broken or does not work',
  wrong_item: 'It is not what I ordered',
  not_as_described: 'It is not as described',
  changed_mind: 'I do not want it any more',
  other: 'Another reason',
};
