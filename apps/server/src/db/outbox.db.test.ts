import { isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DomainEvent } from '../events/event-bus.ts';
import { startJobs } from '../jobs/jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenedDatabase } from './open.ts';
import { outbox } from './schema/index.ts';
import { createOutboxSender, noteEvent, type OutboxListeners, wakeAfterCommit } from './outbox.ts';

let database: OpenedDatabase;
let running: ReturnType<typeof startJobs>[];

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(outbox);
  running = [];
});

afterEach(() => Promise.all(running.map((jobs) => jobs.stop())));

afterAll(() => database.close());

const changed = (id: string): DomainEvent => ({ type: 'catalogue.changed', payload: { productIds: [id] } });

function start(listeners: OutboxListeners) {
  const sender = createOutboxSender(database, listeners);
  const jobs = startJobs([sender], {
    onError(error) {
      throw error;
    },
  });
  running.push(jobs);
  return { wake: sender.wake, stop: jobs.stop };
}

function listen() {
  const heard: string[] = [];
  const publish = (event: DomainEvent) => {
    if (event.type === 'catalogue.changed') heard.push(...event.payload.productIds);
  };
  return { heard, ...start({ publish }) };
}

describe('the outbox', () => {
  it('publishes in order what was committed, and nothing that was rolled back', async () => {
    await database.transaction((tx) => noteEvent(tx, changed('first')));
    await database
      .transaction(async (tx) => {
        await noteEvent(tx, changed('never'));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.transaction((tx) => noteEvent(tx, changed('second')));
    const { heard } = listen();
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
  });

  it('publishes each event once when two senders run', async () => {
    const one = listen();
    const two = listen();
    for (let index = 0; index < 30; index += 1)
      await database.transaction((tx) => noteEvent(tx, changed(String(index))));
    one.wake();
    two.wake();
    await vi.waitFor(() => expect(one.heard.length + two.heard.length).toBe(30));
    expect(new Set([...one.heard, ...two.heard]).size).toBe(30);
  });

  it.each(['transaction', 'backgroundTransaction'] as const)(
    'wakes after a commit that noted an event, and only then: %s',
    async (kind) => {
      const wake = vi.fn();
      const { [kind]: run } = wakeAfterCommit(database, wake);
      await run(async () => 'nothing noted');
      await run(async (tx) => {
        await noteEvent(tx, changed('never'));
        throw new Error('rolled back');
      }).catch(() => undefined);
      expect(wake).not.toHaveBeenCalled();
      await run((tx) => noteEvent(tx, changed('told')));
      expect(wake).toHaveBeenCalledOnce();
    },
  );

  it('announces what is committed, when the claim is over', async () => {
    await database.transaction((tx) => noteEvent(tx, changed('told')));
    const waiting: number[] = [];
    start({
      publish: () => undefined,
      announce: () => {
        void database.db.$count(outbox, isNull(outbox.publishedAt)).then((count) => waiting.push(count));
      },
    });
    await vi.waitFor(() => expect(waiting).toEqual([0]));
  });

  it('stops without a pause when it is told to in the middle of its work', async () => {
    // With this clock a pause would last for ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stop } = listen();
    await stop();
  });

  it('keeps an event for the next sender when the process dies before publishing', async () => {
    const first = listen();
    await first.stop();
    await database.transaction((tx) => noteEvent(tx, changed('survivor')));
    const second = listen();
    await vi.waitFor(() => expect(second.heard).toEqual(['survivor']));
  });
});
