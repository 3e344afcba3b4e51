import type { ClaimAnswer, ClaimState, WarrantyState } from '@urumuri/contract';

type Read = { ok: true; serial: string } | { ok: false; reason: string };

const imeiDigits = 15;
const marked = /^(?:S\/?N|SERIAL)\s*[:.]?\s+|^(?:S\/?N|SERIAL)[:.]\s*/i;
const writable = /^[A-Z0-9](?:[A-Z0-9 ./_-]*[A-Z0-9])?$/;
const shortest = 4;

/**
 * A serial number or IMEI as it is kept: capitals, no spaces at its ends, an IMEI as its fifteen digits. Fifteen digits
 * are an IMEI unless `SN` stands before them.
 */
export function readSerial(typed: string): Read {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const isMarked = marked.test(text);
  const serial = text
    .replace(marked, '')
    .replace(/^IMEI\s*[:.]?\s*/i, '')
    .toUpperCase();
  const digits = serial.replaceAll(/[ ./-]/g, '');
  if (!isMarked && /^\d+$/.test(digits) && digits.length === imeiDigits) {
    if (hasCheckDigit(digits)) return { ok: true, serial: digits };
    const reason = `${typed.trim()} has 15 digits like an IMEI, but one of them is wrong. If it is a serial number, write SN before it.`;
    return { ok: false, reason };
  }
  if (serial.length < shortest) return { ok: false, reason: `${typed.trim()} is too short for a serial number.` };
  if (writable.test(serial)) return { ok: true, serial };
  return { ok: false, reason: `${typed.trim()} has characters that no serial number has.` };
}

/** Luhn: every second digit from the right counts twice, and all together end in 0. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Enough to compare with what is on the thing, and too little to pass for it. */
export function maskSerial(serial: string | null): string {
  return serial === null ? '' : `…${serial.slice(-Math.min(4, Math.floor(serial.length / 2)))}`;
}

/** Every answer a shop may give; what is not listed is refused. */
const claimSteps: Record<ClaimState, readonly ClaimAnswer[]> = {
  open: ['repair', 'exchange', 'refused'],
  repair: ['exchange', 'done'],
  exchange: ['done'],
  refused: [],
  done: [],
};

export const listAnswers = (state: ClaimState) => [...claimSteps[state]];
export const isOpen = (state: ClaimState) => claimSteps[state].length > 0;

type Judged = { endsOn: string | null; claimState: ClaimState | null; isReturned: boolean };

/** The last day of a warranty still counts. */
export function judgeWarranty({ endsOn, claimState, isReturned }: Judged, today: string): WarrantyState {
  if (isReturned) return 'returned';
  if (claimState !== null && isOpen(claimState)) return 'claimed';
  if (endsOn === null) return 'none';
  return today <= endsOn ? 'valid' : 'ended';
}
