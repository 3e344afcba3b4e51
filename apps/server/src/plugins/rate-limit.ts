import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';

/** Generous per address: mobile networks put many customers behind one. */
const requestsPerMinute = 600;

export async function registerRateLimit(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // A counter that cannot be reached must not close the shop.
    skipOnError: true,
    ...(redis ? { redis, nameSpace: 'urumuri:rate:' } : {}),
    errorResponseBuilder: (_request, context) =>
      new AppError('rate_limited', `Too many requests. Please try again in ${context.after}.`),
  });
}
