import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';

/** Generous per address: mobile networks put many customers behind one. */
const requestsPerMinute = 600;

/** What a page asks for while it is rendered: its visitor has been counted, and all of them would share one address. */
export const inProcess = { remoteAddress: 'in-process' } as const;

export async function registerRateLimit(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.socket.remoteAddress === inProcess.remoteAddress,
    // A counter that cannot be reached must not close the shop.
    skipOnError: true,
    ...(redis ? { redis, nameSpace: 'urumuri:rate:' } : {}),
    errorResponseBuilder: (_request, context) =>
      new AppError('rate_limited', `Too many requests. Please try again in ${context.after}.`),
  });
}
