import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { customerEmail, customers, customerSessions } from '../../db/schema/index.ts';
import { isAliveIn, seenAgainAfter } from './session-conditions.repository.ts';
import { replacedGraceMinutes } from './sessions.rules.ts';

export type SessionRow = { id: string; expiresAt: Date };

export type HeldSession = {
  customer: { id: string; name: string; email: string; image: string };
  expiresAt: Date;
  /** When the youngest token in use was issued, and whether older ones have had time to be replaced. */
  newestTokenAt: Date;
  isRenewalOver: boolean;
  /** Whether its holder was last seen long enough ago to be noted anew. */
  isStale: boolean;
};

const replacedBefore = sql`now() - make_interval(mins => ${replacedGraceMinutes})`;
const isAlive = isAliveIn(customerSessions);

/** Those of these sessions that are alive, by their ids. */
export async function mapHeldSessions(db: Executor, sessionIds: string[]): Promise<Map<string, HeldSession>> {
  const rows = await prepareHeld(db, 'any').execute({ sessionIds });
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

const prepareHeld = prepareOnce('held_sessions', (executor, _shape: 'any', name) =>
  executor
    .select({
      id: customerSessions.id,
      customer: { id: customers.id, name: customers.name, email: customerEmail, image: customers.image },
      expiresAt: customerSessions.expiresAt,
      newestTokenAt: sql<Date>`coalesce(${customerSessions.newestTokenAt}, ${customerSessions.createdAt})`.mapWith(
        customerSessions.createdAt,
      ),
      isRenewalOver: sql<boolean>`coalesce(${customerSessions.newestTokenUsedAt} < ${replacedBefore}, false)`,
      isStale: sql<boolean>`${customerSessions.lastSeenAt} < ${seenAgainAfter}`,
    })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(
      and(
        sql`${customerSessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isNull(customers.blockedAt),
        isAlive,
      ),
    )
    .prepare(name),
);

export async function noteSeen(db: Executor, sessionId: string): Promise<void> {
  await db
    .update(customerSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(customerSessions.id, sessionId), lt(customerSessions.lastSeenAt, seenAgainAfter), isAlive));
}

/** A renewed token has been used: it is the session's from now on. */
export async function noteNewestToken(db: Executor, sessionId: string, issuedAt: Date): Promise<void> {
  await db
    .update(customerSessions)
    .set({ newestTokenAt: issuedAt, newestTokenUsedAt: sql`now()` })
    .where(
      and(
        eq(customerSessions.id, sessionId),
        or(isNull(customerSessions.newestTokenAt), lt(customerSessions.newestTokenAt, issuedAt)),
      ),
    );
}

export async function insertSession(
  tx: Executor,
  values: { customerId: string; userAgent: string; expiresAt: Date },
): Promise<SessionRow> {
  const [row] = await tx
    .insert(customerSessions)
    .values(values)
    .returning({ id: customerSessions.id, expiresAt: customerSessions.expiresAt });
  if (row === undefined) throw new Error('The session was not stored.');
  return row;
}

/** Ends the oldest live sessions until the new one and `others` older ones are left. */
export async function revokeOldest(
  tx: Executor,
  { customerId, sessionId, others }: { customerId: string; sessionId: string; others: number },
): Promise<string[]> {
  const surplus = tx
    .select({ id: customerSessions.id })
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), ne(customerSessions.id, sessionId), isAlive))
    .orderBy(desc(customerSessions.createdAt), customerSessions.id)
    .offset(others);
  const rows = await tx
    .update(customerSessions)
    .set({ revokedAt: sql`now()` })
    .where(inArray(customerSessions.id, surplus))
    .returning({ id: customerSessions.id });
  return rows.map(({ id }) => id);
}

export async function listSessions(db: Executor, customerId: string) {
  return db
    .select({
      id: customerSessions.id,
      userAgent: customerSessions.userAgent,
      createdAt: customerSessions.createdAt,
      lastSeenAt: customerSessions.lastSeenAt,
    })
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), isAlive))
    .orderBy(desc(customerSessions.lastSeenAt), customerSessions.id);
}

/** Ends one session, or all of the customer's but one, or all; answers which were ended. */
export async function revokeSessions(
  tx: Executor,
  { customerId, only, except }: { customerId: string; only?: string; except?: string | undefined },
): Promise<string[]> {
  const rows = await tx
    .update(customerSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(customerSessions.customerId, customerId),
        isNull(customerSessions.revokedAt),
        only === undefined ? undefined : eq(customerSessions.id, only),
        except === undefined ? undefined : ne(customerSessions.id, except),
      ),
    )
    .returning({ id: customerSessions.id });
  return rows.map(({ id }) => id);
}

/** Sessions past their last day prove nothing any more. */
export async function deleteExpired(tx: Executor, customerId: string): Promise<void> {
  await tx
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), lt(customerSessions.expiresAt, sql`now()`)));
}
