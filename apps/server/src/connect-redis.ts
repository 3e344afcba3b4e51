import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Nobody waits for it: what it is asked while it is away fails at once, and what it does not answer soon after. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500 });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}
