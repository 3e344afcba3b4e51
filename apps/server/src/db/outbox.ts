import { lt, sql } from 'drizzle-orm';
import type { DomainEvent } from '../events/event-bus.ts';
import { createJob, type Job } from '../jobs/job.ts';
import { type Database, type Executor, runStatement } from './client.ts';
import { outbox } from './schema/index.ts';

const batchSize = 100;
const pollMs = 1000;
const keptDays = 7;
const sweepEveryMs = 60 * 60 * 1000;

/** What transactions have noted; one that has noted only messages has an empty list. */
const notedIn = new WeakMap<Executor, DomainEvent[]>();

/** Whoever sends what this transaction stores is woken after its commit. */
export function wakeLater(tx: Executor, events: readonly DomainEvent[] = []): void {
  notedIn.set(tx, [...(notedIn.get(tx) ?? []), ...events]);
}

/** Of a connection's transactions the one before may have noted an event and failed. */
export function forgetNoted(tx: Executor): void {
  notedIn.delete(tx);
}

/** The events a transaction has noted so far; undefined when it has noted nothing. */
export function listNoted(tx: Executor): readonly DomainEvent[] | undefined {
  return notedIn.get(tx);
}

const note = {
  name: 'note_event',
  text: 'INSERT INTO outbox (type, payload) VALUES ($1, $2)',
};

/** Notes an event in the transaction that causes it: both are stored, or neither. */
export async function noteEvent(tx: Executor, event: DomainEvent): Promise<void> {
  wakeLater(tx, [event]);
  await runStatement(tx, note, [event.type, event.payload]);
}

/** For a statement that stores its events itself, as part of what causes them: the JSON it takes. */
export function writeEvents(tx: Executor, events: readonly DomainEvent[]): string {
  wakeLater(tx, events);
  return JSON.stringify(events);
}

/** The same database, calling `wake` after the commit of a transaction that noted an event. */
export function wakeAfterCommit<Opened extends Database>(database: Opened, wake: () => void): Opened {
  const waking =
    (transaction: Database['transaction']): Database['transaction'] =>
    async (work) => {
      let hasNoted = false;
      const result = await transaction(async (tx) => {
        forgetNoted(tx);
        const done = await work(tx);
        hasNoted = notedIn.has(tx);
        return done;
      });
      if (hasNoted) wake();
      return result;
    };
  return {
    ...database,
    transaction: waking(database.transaction),
    backgroundTransaction: waking(database.backgroundTransaction),
  };
}

/** Rows another node is just claiming are left to it. */
const claim = {
  name: 'claim_events',
  text: `UPDATE outbox SET published_at = now() WHERE id = ANY (ARRAY(
      SELECT id FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING id, type, payload`,
};

export type OutboxListeners = {
  /** At least once: it runs inside the claim, and must not wait for anything. */
  publish(event: DomainEvent): void;
  /** After the claim is committed, at most once: free to ask the database. */
  announce?(event: DomainEvent): void;
};

/** Tells of noted events in order. Rows are claimed with SKIP LOCKED, so of several nodes one tells each. */
export function createOutboxSender(database: Database, { publish, announce }: OutboxListeners): Job {
  async function claimBatch(): Promise<DomainEvent[]> {
    return database.transaction(async (tx) => {
      const rows = await runStatement<DomainEvent & { id: number }>(tx, claim, [batchSize]);
      const events = rows.sort((one, other) => one.id - other.id);
      for (const event of events) publish(event);
      return events;
    });
  }

  return createJob({
    name: 'outbox',
    intervalMs: pollMs,
    failure: 'events are waiting',
    inEveryProcess: true,
    runsAfterOthers: true,
    async run() {
      const events = await claimBatch();
      if (announce) for (const event of events) announce(event);
      return events.length === batchSize;
    },
  });
}

export function createOutboxSweep({ db }: Database): Job {
  return createJob({
    name: 'outbox sweep',
    intervalMs: sweepEveryMs,
    failure: 'old events were not deleted',
    async run() {
      await db.delete(outbox).where(lt(outbox.publishedAt, sql`now() - make_interval(days => ${keptDays})`));
    },
  });
}
