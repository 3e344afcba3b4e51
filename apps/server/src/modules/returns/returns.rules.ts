import type { ReturnReason, ReturnState } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';

/**
 * The steps a return may take. What was accepted and never came back is refused in the end; until the shop has it back,
 * its customer may withdraw it.
 */
const steps: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['accepted', 'refused', 'withdrawn'],
  accepted: ['received', 'refused', 'withdrawn'],
  received: ['closed'],
  refused: [],
  withdrawn: [],
  closed: [],
};

export const canMoveReturn = (from: ReturnState, to: ReturnState) => steps[from].includes(to);

const dayMs = 24 * 60 * 60 * 1000;
const kigaliOffsetMs = 2 * 60 * 60 * 1000;

/** Until the end of the last day, as days are counted in Kigali; nothing when it cannot be returned. */
export function returnUntil(deliveredAt: Date, days: number): Date | undefined {
  if (days === 0) return undefined;
  const today = Math.floor((deliveredAt.getTime() + kigaliOffsetMs) / dayMs);
  return new Date((today + days + 1) * dayMs - kigaliOffsetMs - 1000);
}

type Units = { name: string; quantity: number };

const describeUnits = (lines: readonly Units[]) =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

const reasonWords: Record<ReturnReason, string> = {
  faulty: 'it is broken or does not work',
  wrong_item: 'it is not what was ordered',
  not_as_described: 'it is not as described',
  changed_mind: 'it is not wanted any more',
  other: 'another reason',
};

type ReturnStep = {
  status: ReturnState;
  reason: ReturnReason;
  answer: string;
  givenBackRwf?: number;
  takenOffRwf?: number;
};

/** A step in the words of the order's history. */
export function tellReturn(
  { status, reason, answer, givenBackRwf = 0, takenOffRwf = 0 }: ReturnStep,
  lines: readonly Units[],
): string {
  const units = describeUnits(lines);
  const said = answer === '' ? '' : ` ${answer}`;
  switch (status) {
    case 'asked':
      return `Asked to return ${units}: ${reasonWords[reason]}.`;
    case 'accepted':
      return `The shop accepts the return of ${units}.${said}`;
    case 'refused':
      return `The shop does not accept the return of ${units}.${said}`;
    case 'withdrawn':
      return `${units} will not come back: the return is withdrawn.`;
    case 'received':
      return `${units} came back to the shop.${takenOffRwf > 0 ? ` ${takenOff(takenOffRwf)}.` : ''}`;
    case 'closed':
      return tellClosed(units, givenBackRwf, takenOffRwf);
  }
}

const takenOff = (rwf: number) => `${formatRwf(rwf)} taken off what was still to be paid`;

function tellClosed(units: string, givenBackRwf: number, takenOffRwf: number): string {
  const back = givenBackRwf > 0 ? `${formatRwf(givenBackRwf)} refunded` : '';
  const off = takenOffRwf > 0 ? takenOff(takenOffRwf) : '';
  if (back === '' && off === '') return `The return of ${units} is closed; no money was refunded.`;
  return `${[back, off].filter(Boolean).join(', and ')} for ${units}.`;
}
