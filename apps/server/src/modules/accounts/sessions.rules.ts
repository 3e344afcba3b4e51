const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Counted by the database's clock; here for the repository and the tests to agree on. */
export const sessionLife = { idleDays: 7, absoluteDays: 30 } as const;
export const maxSessions = 10;

const renewAfterMs = dayMs;
/** Idle time is the session's to judge. A token may be a day old when its holder was last seen. */
const tokenLifeMs = sessionLife.idleDays * dayMs + renewAfterMs;

export function sessionExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + sessionLife.absoluteDays * dayMs);
}

/** No token outlives its session. */
export function tokenExpiry(issuedAt: Date, sessionExpiresAt: Date): Date {
  return new Date(Math.min(issuedAt.getTime() + tokenLifeMs, sessionExpiresAt.getTime()));
}

export function isDueForRenewal(issuedAt: Date, now: Date): boolean {
  return now.getTime() - issuedAt.getTime() > renewAfterMs;
}

/** How long a replaced token stays good: other tabs may still be asking with it. */
export const replacedGraceMinutes = 5;
/** Tokens issued so close together were renewed by calls side by side; none of them replaces another. */
const sameRenewalMs = replacedGraceMinutes * minuteMs;

/** How a token stands to the youngest of its session that was ever used. */
export function compareToNewest(issuedAt: Date, newestAt: Date): 'newer' | 'same' | 'replaced' {
  const youngerByMs = issuedAt.getTime() - newestAt.getTime();
  if (youngerByMs > sameRenewalMs) return 'newer';
  return youngerByMs < -sameRenewalMs ? 'replaced' : 'same';
}
