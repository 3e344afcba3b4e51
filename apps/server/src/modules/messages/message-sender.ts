import type { Database } from '../../db/client.ts';
import { createJob } from '../../jobs/job.ts';
import { type Channel, type Message, type MessageChannel, RefusedError } from './message.ts';
import * as repository from './messages.repository.ts';
import { routeDue } from './route-notice.ts';
import { isSecret } from './templates/index.ts';
import type { MessageWriter } from './write-message.ts';

export type SenderOptions = {
  database: Database;
  channels: Partial<Record<Channel, MessageChannel>>;
  writeMessage: MessageWriter['writeMessage'];
  firstRetryMs: number;
  now(): Date;
  onError(error: unknown): void;
};

const failure = 'messages are waiting';

const pollMs = 1000;
/** Nobody waits for a message by the millisecond, and of several orders the notices cost little more than of one. */
const gatherMs = 50;
const batchSize = 5;
/** Longer than any channel may take; then who had claimed the message is dead. */
const leaseSeconds = 300;
const mostAttempts = 12;
const longestRetryMs = 2 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const sweepEveryMs = hourMs;
const keptDays = 90;

/** How long a message is worth sending: a code is soon worth nothing, news are old after some days. */
const usefulMs = (template: string) => (isSecret(template) ? hourMs : 72 * hourMs);

/**
 * Makes messages of notices and sends them, each channel for itself: one that hangs keeps no other waiting. A message
 * is claimed before it is sent and marked after it was taken. Who dies in between leaves a claim that runs out, and
 * the message goes out again with the same id: better twice than never.
 */
export function createMessageSender(options: SenderOptions) {
  const { database, channels, writeMessage, firstRetryMs, now, onError } = options;
  const { db } = database;
  const usable = new Set(Object.keys(channels) as Channel[]);

  async function deliver(channel: MessageChannel, message: Message): Promise<void> {
    if (now().getTime() - message.createdAt.getTime() > usefulMs(message.template)) {
      return repository.markRefused(db, message.id, 'It was too old to be of use.');
    }
    try {
      await channel.send(message, await writeMessage(db, message));
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const isOver = error instanceof RefusedError || message.attempts >= mostAttempts;
      if (isOver) return repository.markRefused(db, message.id, why);
      const retryMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (message.attempts - 1));
      return repository.markFailed(db, message.id, why, retryMs);
    }
    await repository.markSent(db, message.id);
  }

  async function sendBatch(name: Channel, channel: MessageChannel): Promise<boolean> {
    const claimed = await repository.claimMessages(db, name, { limit: batchSize, leaseSeconds });
    // What one reader hears comes in the order in which it happened.
    const turns = new Map<string, Promise<void>>();
    for (const message of claimed) {
      const before = turns.get(message.address) ?? Promise.resolve();
      turns.set(
        message.address,
        before.then(() => deliver(channel, message)),
      );
    }
    await Promise.all(turns.values());
    return claimed.length === batchSize;
  }

  const sending = new Map(
    Object.entries(channels).map(([name, channel]) => [
      name as Channel,
      createJob({
        name: `messages by ${name}`,
        intervalMs: pollMs,
        failure,
        run: () => sendBatch(name as Channel, channel),
      }),
    ]),
  );
  const routing = createJob({
    name: 'notices',
    intervalMs: pollMs,
    gatherMs,
    failure,
    async run() {
      const { hasMore, channels: concerned } = await routeDue(database, usable, onError);
      for (const channel of concerned) sending.get(channel)?.wake();
      return hasMore;
    },
  });
  const sweeping = createJob({
    name: 'message sweep',
    intervalMs: sweepEveryMs,
    failure: 'old messages were not deleted',
    run: () => repository.deleteOld(db, keptDays),
  });

  return {
    jobs: [routing, ...sending.values(), sweeping],
    /** There are notices. */
    wakeRouting: routing.wake,
    /** There are messages that can be sent again. */
    wakeSending(): void {
      for (const { wake } of sending.values()) wake();
    },
    /** When its jobs have ended. */
    close(): void {
      for (const channel of Object.values(channels)) channel.close?.();
    },
  };
}
