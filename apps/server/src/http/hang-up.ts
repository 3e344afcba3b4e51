import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked goes away without the answer. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) hangUp.abort();
  });
  return hangUp.signal;
}
