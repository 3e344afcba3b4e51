import type { ClaimState } from '@urumuri/contract';
import type { BadgeTone } from './badge.tsx';

export const claimWords: Record<ClaimState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Claimed', tone: 'waiting' },
  repair: { label: 'To be repaired', tone: 'ink' },
  exchange: { label: 'To be exchanged', tone: 'ink' },
  refused: { label: 'Claim refused', tone: 'danger' },
  done: { label: 'Claim settled', tone: 'success' },
};
