import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ServerOptions } from 'socket.io';

export type StreamsAdapter = { adapter: NonNullable<ServerOptions['adapter']>; close(): void };

/**
 * Carries what sockets are told between nodes. A stream, unlike a channel, loses nothing while Redis is
 * away for a moment: what is told waits, so this connection has no time limits, unlike the shop's other one.
 */
export function createStreamsAdapter(redisUrl: string, log: Logger): StreamsAdapter {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable; live events wait'));
  return {
    adapter: createAdapter(redis, { streamName: 'urumuri:live', channelPrefix: 'urumuri:live' }),
    close: () => redis.disconnect(),
  };
}
