import type { Database } from '../../db/client.ts';
import { deleteExpired } from '../accounts/index.ts';
import { type Channel, type Message, type MessageChannel, RefusedError } from './message.ts';
import * as repository from './messages.repository.ts';
import { routeDue } from './route-notice.ts';
import { isSecret } from './templates/index.ts';
import type { WriteMessage } from './write-message.ts';

export type SenderOptions = {
  database: Database;
  channels: Partial<Record<Channel, MessageChannel>>;
  writeMessage: WriteMessage;
  firstRetryMs: number;
  now(): Date;
  onError(error: unknown): void;
};

export type MessageSender = {
  /** There are notices. */
  nudge(): void;
  /** There are messages that can be sent again. */
  wake(): void;
  stop(): Promise<void>;
};

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
export function startMessageSender(options: SenderOptions): MessageSender {
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

  let sweptAt = 0;
  async function route(): Promise<boolean> {
    const { hasMore, channels: concerned } = await routeDue(database, usable, onError);
    for (const channel of concerned) senders.get(channel)?.wake();
    if (hasMore) return true;
    if (now().getTime() - sweptAt > sweepEveryMs) {
      sweptAt = now().getTime();
      await repository.deleteOld(db, keptDays);
      await deleteExpired(db);
    }
    return false;
  }

  const senders = new Map(
    Object.entries(channels).map(([name, channel]) => [
      name as Channel,
      startLoop(() => sendBatch(name as Channel, channel), onError),
    ]),
  );
  const routing = startLoop(route, onError);
  let isNudged = false;

  return {
    nudge() {
      if (isNudged) return;
      isNudged = true;
      setTimeout(() => {
        isNudged = false;
        routing.wake();
      }, gatherMs).unref();
    },
    wake() {
      for (const { wake } of senders.values()) wake();
    },
    async stop() {
      await Promise.all([routing, ...senders.values()].map((loop) => loop.stop()));
      for (const channel of Object.values(channels)) channel.close?.();
    },
  };
}

/** Works until there is nothing to do, then sleeps for a second or until it is woken. */
function startLoop(work: () => Promise<boolean>, onError: (error: unknown) => void) {
  let isStopped = false;
  let isWoken = false;
  let rouse: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      const hasMore = await work().catch((error: unknown) => (onError(error), false));
      if (isStopped || isWoken || hasMore) continue;
      await new Promise<void>((resolve) => {
        rouse = resolve;
        setTimeout(resolve, pollMs).unref();
      });
    }
  }

  const running = run();
  return {
    wake() {
      isWoken = true;
      rouse();
    },
    async stop() {
      isStopped = true;
      rouse();
      await running;
    },
  };
}
