import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { DomainEvent, EventBus } from './event-bus.ts';

const channel = 'urumuri:events';

export type NodeLink = {
  /** Tells this node's listeners and, through Redis, those of every other node. */
  publish(event: DomainEvent): void;
  close(): Promise<void>;
};

/** Joins the event buses of all nodes. Without Redis there is only this one. */
export async function linkNodes(bus: EventBus, redis: Redis | undefined): Promise<NodeLink> {
  if (!redis) return { publish: bus.publish, close: async () => undefined };
  const nodeId = randomUUID();
  const subscriber = redis.duplicate();
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel: string, text: string) => {
    const { from, event } = JSON.parse(text) as { from: string; event: DomainEvent };
    if (from !== nodeId) bus.publish(event);
  });
  await subscriber.subscribe(channel);
  return {
    publish(event) {
      bus.publish(event);
      redis.publish(channel, JSON.stringify({ from: nodeId, event })).catch(() => undefined);
    },
    close: async () => {
      await subscriber.quit();
    },
  };
}
