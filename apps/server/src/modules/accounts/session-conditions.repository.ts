import { and, gt, isNull, sql } from 'drizzle-orm';
import type { customerSessions, sellerSessions } from '../../db/schema/index.ts';
import { sessionLife } from './sessions.rules.ts';

/** When its holder was last seen is noted this often. */
export const seenAgainAfter = sql`now() - interval '10 minutes'`;

/** Judged by the database's clock, which all nodes share. */
export const isAliveIn = (sessions: typeof customerSessions | typeof sellerSessions) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${sessionLife.idleDays})`),
  );
