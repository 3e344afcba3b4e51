const dayMs = 24 * 60 * 60 * 1000;

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
