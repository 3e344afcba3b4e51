import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** What waits for Redis at most. More than that would have to wait so long that memory became the danger. */
const mostWaiting = 10_000;

/**
 * Carries what sockets are told between nodes. A stream, unlike a channel, loses nothing while Redis is
 * away for a moment: what is told waits, so this connection has no time limits, unlike the shop's other one.
 */
export function createStreamsAdapter(redisUrl: string, log: Logger) {
  const redis = new LiveRedis(redisUrl);
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable; live events wait'));
  return {
    adapter: createAdapter(redis, { streamName: 'urumuri:live', channelPrefix: 'urumuri:live' }),
    close: () => redis.disconnect(),
  };
}

/**
 * The adapter tells its own sockets of something only when Redis has taken it, counts the nodes before it asks
 * them, and leaves what fails for nobody to catch. Here it never waits: without Redis this node is the only one.
 */
class LiveRedis extends Redis {
  readonly #url: string;
  #waiting = 0;

  constructor(url: string) {
    super(url, { maxRetriesPerRequest: null });
    this.#url = url;
  }

  override duplicate(): Redis {
    return new LiveRedis(this.#url);
  }

  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const [command] = args;
    const name = command.name.toLowerCase();
    if (name === 'pubsub' && this.status !== 'ready') {
      command.resolve(['', 1]);
      return command.promise;
    }
    const isTold = name === 'xadd' || name === 'publish';
    if (isTold && this.#waiting >= mostWaiting) return Promise.resolve('');
    if (isTold) this.#waiting += 1;
    const sent = Promise.resolve(super.sendCommand(...args));
    const settle = () => {
      if (isTold) this.#waiting -= 1;
    };
    command.promise.catch(() => undefined);
    sent.then(settle, settle);
    return isTold ? Promise.resolve('') : sent;
  }
}
