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

type Part = { itemsRwf: number; voucherRwf: number };

/** What was paid for goods of a part: the voucher's share is taken off, and all of them come to what the part did. */
const paidFor = (goodsRwf: number, { itemsRwf, voucherRwf }: Part) =>
  goodsRwf - (itemsRwf === 0 ? 0 : Math.floor((voucherRwf * goodsRwf) / itemsRwf));

/**
 * The most that may be given back for goods: what they add to what was paid for those of returns that were closed
 * before. So all returns together never come to more than was paid, by no franc of rounding.
 */
export function mostRefund(goodsRwf: number, closedBeforeRwf: number, part: Part): number {
  return paidFor(closedBeforeRwf + goodsRwf, part) - paidFor(closedBeforeRwf, part);
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

type Told = { status: ReturnState; reason: ReturnReason; answer: string; refundRwf: number | null };

/** A step in the words of the order's history. */
export function tellReturn({ status, reason, answer, refundRwf }: Told, lines: readonly Units[]): string {
  const units = describeUnits(lines);
  const said = answer === '' ? '' : ` ${answer}`;
  switch (status) {
    case 'asked':
      return `Asked to return ${units}: ${reasonWords[reason]}.`;
    case 'accepted':
      return `The shop takes back ${units}.${said}`;
    case 'refused':
      return `The shop does not take back ${units}.${said}`;
    case 'withdrawn':
      return `${units} will not come back: the return is withdrawn.`;
    case 'received':
      return `${units} came back to the shop.`;
    case 'closed':
      return refundRwf
        ? `${formatRwf(refundRwf)} given back for ${units}.`
        : `The return of ${units} is closed; no money was given back.`;
  }
}
