import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { saveValue } from '../settings/index.ts';
import type { Backlog, Undone } from './status.rules.ts';

/** Messages of a channel that is not set up wait for that, and are not late. */
export async function readBacklog(executor: Executor, channels: readonly string[]): Promise<Backlog> {
  const usable = sql.param(channels);
  const { rows } = await executor.execute<Backlog>(sql`
    SELECT o.waiting AS "outboxWaiting", o.lag AS "outboxLagSeconds", m.waiting AS "messagesWaiting",
      m.lag AS "messageLagSeconds", r.refused AS "messagesRefused"
    FROM (SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS lag
        FROM outbox WHERE published_at IS NULL) AS o,
      (SELECT count(*)::int AS waiting,
        coalesce(extract(epoch FROM now() - min(next_try_at) FILTER (WHERE channel = ANY (${usable}::text[]))), 0)::float8 AS lag
        FROM messages WHERE status = 'waiting') AS m,
      (SELECT count(*)::int AS refused FROM messages
        WHERE status = 'refused' AND created_at > now() - interval '1 day') AS r`);
  return getRow(rows);
}

/** Orders are looked at once a minute. */
export async function readUndone(executor: Executor): Promise<Undone & { backedUpAt: string | null }> {
  const { rows } = await executor.execute<Undone & { backedUpAt: string | null }>(sql`
    SELECT (SELECT count(*)::int FROM orders WHERE delivery_status = 'pending' AND payment_status = 'unpaid'
        AND expires_at < now() - interval '10 minutes' AND EXISTS (SELECT FROM order_parts
          WHERE order_id = orders.id AND status = 'pending' AND agreed_at IS NULL)) AS "ordersToExpire",
      (SELECT count(*)::int FROM remote_pictures WHERE next_try_at IS NOT NULL) AS "picturesWaiting",
      (SELECT count(*)::int FROM catalogue_imports WHERE failure <> '' AND state IN ('checking', 'applying', 'undoing'))
        AS "importsStopped",
      (SELECT value ->> 'at' FROM settings WHERE name = 'last_backup') AS "backedUpAt"`);
  return getRow(rows);
}

/** A backup knows nothing of the shop's server: the database remembers for both. */
export const noteBackup = (executor: Executor, at: Date): Promise<void> =>
  saveValue(executor, 'last_backup', { at: at.toISOString() });
