import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { DomainEvent, EventBus } from './event-bus.ts';

/** Carries events between the processes of one shop; what one sends, all others hear. */
export type NodeChannel = {
  send(event: DomainEvent): void;
  /** `onEvent` also hears when events may have been missed. */
  listen(onEvent: (event: DomainEvent) => void): Promise<void>;
  close(): Promise<void>;
};

/** Joins the event buses of all nodes. Without a channel there is only this one. */
export async function linkNodes(bus: EventBus, channel: NodeChannel | undefined) {
  if (!channel) return { publish: bus.publish, close: async () => undefined };
  await channel.listen(bus.publish);
  return {
    /** Tells this node's listeners and those of every other node. */
    publish(event: DomainEvent): void {
      bus.publish(event);
      channel.send(event);
    },
    close: channel.close,
  };
}

const channelName = 'urumuri:events';
/** How long a start waits for Redis; without it the node works alone, and joins when Redis comes. */
const joinWithinMs = 1000;

/** Between machines. */
export function createRedisChannel(redis: Redis): NodeChannel {
  const nodeId = randomUUID();
  const subscriber = redis.duplicate({ autoResubscribe: false });
  // The shop's connection tells of it.
  subscriber.on('error', () => undefined);
  return {
    send(event) {
      redis.publish(channelName, JSON.stringify({ from: nodeId, event })).catch(() => undefined);
    },
    async listen(onEvent) {
      subscriber.on('message', (_name: string, text: string) => {
        const { from, event } = JSON.parse(text) as { from: string; event: DomainEvent };
        if (from !== nodeId) onEvent(event);
      });
      const join = async () => {
        await subscriber.subscribe(channelName);
        onEvent({ type: 'events.missed', payload: {} });
      };
      // A connection that could not join is followed by the next one: whoever has not joined hears nothing.
      const joined = new Promise<void>((resolve) => {
        subscriber.on('ready', () => void join().then(resolve, () => subscriber.disconnect(true)));
      });
      await Promise.race([joined, sleep(joinWithinMs, undefined, { ref: false })]);
    },
    async close() {
      subscriber.disconnect();
    },
  };
}
