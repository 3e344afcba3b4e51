import { lt, sql } from 'drizzle-orm';
import type { DomainEvent } from '../events/event-bus.ts';
import { type Database, type Executor, runStatement } from './client.ts';
import { outbox } from './schema/index.ts';

const batchSize = 100;
const pollMs = 1000;
const keptDays = 7;
const sweepEveryPolls = 3600;

/** What transactions have noted; one that has noted only messages has an empty list. */
const notedIn = new WeakMap<Executor, DomainEvent[]>();

/** Whoever sends what this transaction stores is woken after its commit. */
export function nudgeLater(tx: Executor, events: readonly DomainEvent[] = []): void {
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
  nudgeLater(tx, [event]);
  await runStatement(tx, note, [event.type, event.payload]);
}

/** For a statement that stores its events itself, as part of what causes them: the JSON it takes. */
export function writeEvents(tx: Executor, events: readonly DomainEvent[]): string {
  nudgeLater(tx, events);
  return JSON.stringify(events);
}

/** The same database, calling `nudge` after the commit of a transaction that noted an event. */
export function nudgeAfterCommit<Opened extends Database>(database: Opened, nudge: () => void): Opened {
  const nudging =
    (transaction: Database['transaction']): Database['transaction'] =>
    async (work) => {
      let hasNoted = false;
      const result = await transaction(async (tx) => {
        forgetNoted(tx);
        const done = await work(tx);
        hasNoted = notedIn.has(tx);
        return done;
      });
      if (hasNoted) nudge();
      return result;
    };
  return {
    ...database,
    transaction: nudging(database.transaction),
    unhurried: nudging(database.unhurried),
  };
}

/** Rows another node is just claiming are left to it. */
const claim = {
  name: 'claim_events',
  text: `UPDATE outbox SET published_at = now() WHERE id = ANY (ARRAY(
      SELECT id FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING id, type, payload`,
};

export type OutboxSender = { nudge(): void; stop(): Promise<void> };

type OutboxListeners = {
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
      const rows = await runStatement<DomainEvent & { id: number }>(tx, claim, [batchSize]);
      const events = rows.sort((one, other) => one.id - other.id);
      for (const event of events) publish(event);
      return events;
    });
  }

  async function sweep(): Promise<void> {
    polls += 1;
    if (polls % sweepEveryPolls !== 1) return;
    await database.db.delete(outbox).where(lt(outbox.publishedAt, sql`now() - make_interval(days => ${keptDays})`));
  }

  async function run(): Promise<void> {
    while (!stopped) {
      nudged = false;
      const sent = await sendBatch().catch((error: unknown) => (onError(error), 0));
      if (sent < batchSize) await sweep().catch(onError);
      // An event may have been noted meanwhile that the batch could not contain, and nobody was asleep to be woken.
      if (stopped || nudged || sent === batchSize) continue;
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
