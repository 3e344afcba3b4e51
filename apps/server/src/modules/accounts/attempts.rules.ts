import type { Allowance, Taken } from '../../limits/allowance.rules.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Tries of one account from one address or known device. */
export type Tries = { count: number; lastAtMs: number };

const freeTries = 5;
const quietResetMs = minuteMs;
const maxDelayMs = 15 * minuteMs;

/** How long to wait after so many tries: not at all at first, then a second, two, four … a quarter of an hour. */
export function delayAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(maxDelayMs, secondMs * 2 ** (tries - freeTries));
}

/** A try counts before anybody looks whether it was right; one that came too early changes nothing. */
export function takeTry(tries: Tries | undefined, nowMs: number): Taken<Tries> {
  const quietMs = tries === undefined ? Infinity : nowMs - tries.lastAtMs;
  const delayMs = delayAfter(tries?.count ?? 0);
  if (quietMs < delayMs) return { ok: false, waitMs: delayMs - quietMs };
  const isForgotten = quietMs > (delayMs === 0 ? quietResetMs : maxDelayMs);
  return { ok: true, state: { count: isForgotten ? 1 : (tries?.count ?? 0) + 1, lastAtMs: nowMs } };
}

export const allowances = {
  loginPerAddress: { max: 60, windowMs: minuteMs },
  /** From devices the account does not know; after that they take turns. */
  loginPerAccount: { max: 20, windowMs: hourMs },
  loginTurns: { max: 1, windowMs: 10 * secondMs },
  codePerAccount: { max: 60, windowMs: 24 * hourMs },
  /** A mobile network is one address; what nobody may do is fill somebody's letter box. */
  messagePerAddress: { max: 20, windowMs: minuteMs },
  messagePerReader: { max: 5, windowMs: hourMs },
  registerPerAddress: { max: 10, windowMs: minuteMs },
  registerPerAddressAndHour: { max: 60, windowMs: hourMs },
} as const satisfies Record<string, Allowance>;
