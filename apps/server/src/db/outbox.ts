import { asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DomainEvent } from '../shared/event-bus.ts';
import type { Database, Executor } from './client.ts';
import { outbox } from './schema/index.ts';

const batchSize = 100;
const pollMs = 1000;
const keptDays = 7;
const sweepEveryPolls = 3600;

/** Notes an event in the transaction that causes it: both are stored, or neither. */
export async function noteEvent(tx: Executor, event: DomainEvent): Promise<void> {
  await tx.insert(outbox).values({ type: event.type, payload: event.payload });
}

export type OutboxSender = { nudge(): void; stop(): Promise<void> };

/**
 * Publishes noted events in order, at least once. Rows are claimed with SKIP LOCKED, so of several
 * nodes one publishes each; the publisher must not wait for anything, it runs inside the claim.
 */
export function startOutboxSender(
  database: Database,
  publish: (event: DomainEvent) => void,
  onError: (error: unknown) => void,
): OutboxSender {
  let stopped = false;
  let polls = 0;
  let wake: () => void = () => undefined;

  async function sendBatch(): Promise<number> {
    return database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: outbox.id, type: outbox.type, payload: outbox.payload })
        .from(outbox)
        .where(isNull(outbox.publishedAt))
        .orderBy(asc(outbox.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      for (const row of rows) publish(row as unknown as DomainEvent);
      const ids = rows.map((row) => row.id);
      await tx
        .update(outbox)
        .set({ publishedAt: sql`now()` })
        .where(inArray(outbox.id, ids));
      return rows.length;
    });
  }

  async function sweep(): Promise<void> {
    polls += 1;
    if (polls % sweepEveryPolls !== 1) return;
    await database.db.delete(outbox).where(lt(outbox.publishedAt, sql`now() - make_interval(days => ${keptDays})`));
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const sent = await sendBatch().catch((error: unknown) => (onError(error), 0));
      if (sent === batchSize) continue;
      await sweep().catch(onError);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pollMs).unref();
      });
    }
  }

  const running = run();
  return {
    nudge: () => wake(),
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
