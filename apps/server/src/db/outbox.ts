import { asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DomainEvent } from '../events/event-bus.ts';
import type { Database, Executor } from './client.ts';
import { outbox } from './schema/index.ts';

const batchSize = 100;
const pollMs = 1000;
const keptDays = 7;
const sweepEveryPolls = 3600;

/** Transactions that have noted an event. */
const notedIn = new WeakSet<Executor>();

/** Notes an event in the transaction that causes it: both are stored, or neither. */
export async function noteEvent(tx: Executor, event: DomainEvent): Promise<void> {
  notedIn.add(tx);
  await tx.insert(outbox).values({ type: event.type, payload: event.payload });
}

/** The same database, calling `nudge` after the commit of a transaction that noted an event. */
export function nudgeAfterCommit<Opened extends Database>(database: Opened, nudge: () => void): Opened {
  return {
    ...database,
    async transaction(work) {
      let hasNoted = false;
      const result = await database.transaction(async (tx) => {
        const done = await work(tx);
        hasNoted = notedIn.has(tx);
        return done;
      });
      if (hasNoted) nudge();
      return result;
    },
  };
}

export type OutboxSender = { nudge(): void; stop(): Promise<void> };

export type OutboxListeners = {
  /** At least once: it runs inside the claim, and must not wait for anything. */
  publish(event: DomainEvent): void;
  /** After the claim is committed, at most once: free to ask the database. */
  announce?(event: DomainEvent): void;
  onError(error: unknown): void;
};

/** Tells of noted events in order. Rows are claimed with SKIP LOCKED, so of several nodes one tells each. */
export function startOutboxSender(database: Database, { publish, announce, onError }: OutboxListeners): OutboxSender {
  let stopped = false;
  let nudged = false;
  let polls = 0;
  let wake: () => void = () => undefined;

  async function sendBatch(): Promise<number> {
    const events = await claimBatch();
    if (announce) for (const event of events) announce(event);
    return events.length;
  }

  async function claimBatch(): Promise<DomainEvent[]> {
    return database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: outbox.id, type: outbox.type, payload: outbox.payload })
        .from(outbox)
        .where(isNull(outbox.publishedAt))
        .orderBy(asc(outbox.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const events = rows as unknown as DomainEvent[];
      if (events.length === 0) return events;
      for (const event of events) publish(event);
      const ids = rows.map((row) => row.id);
      await tx
        .update(outbox)
        .set({ publishedAt: sql`now()` })
        .where(inArray(outbox.id, ids));
      return events;
    });
  }

  async function sweep(): Promise<void> {
    polls += 1;
    if (polls % sweepEveryPolls !== 1) return;
    await database.db.delete(outbox).where(lt(outbox.publishedAt, sql`now() - make_interval(days => ${keptDays})`));
  }

  /** An event may be noted while a batch that cannot contain it is on its way. */
  function takeNudge(): boolean {
    const wasNudged = nudged;
    nudged = false;
    return wasNudged;
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const sent = await sendBatch().catch((error: unknown) => (onError(error), 0));
      if (sent === batchSize || takeNudge()) continue;
      await sweep().catch(onError);
      // Called meanwhile, there was nobody asleep to be woken.
      if (stopped || nudged) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pollMs).unref();
      });
    }
  }

  const running = run();
  return {
    nudge() {
      nudged = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
