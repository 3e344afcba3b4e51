import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { createAllowanceWindows } from '../limits/allowance-windows.ts';
import { type Allowance, describeWait } from '../limits/allowance.rules.ts';
import { AppError } from '../app-error.ts';
import { customerAllowances, findAllowance } from './customer-limits.rules.ts';

/**
 * Counts what each customer does, on all their devices and on all nodes. The tight limits hang on the
 * account: behind one address may be a whole mobile network.
 */
export function registerCustomerLimits(app: FastifyInstance, redis: Redis | undefined, now?: () => number): void {
  const windows = createAllowanceWindows({ redis, now });

  // After validation: who is told that a field is missing has not ordered yet.
  app.addHook('preHandler', async ({ routeOptions, customer }) => {
    const name = findAllowance(routeOptions.config.call);
    if (name === undefined || customer === undefined) return;
    for (const allowance of customerAllowances[name] as readonly Allowance[]) {
      const waitMs = await windows.take(`${name}:${allowance.windowMs}:${customer.id}`, allowance);
      if (waitMs > 0) throw tooOften(waitMs);
    }
  });
}

function tooOften(waitMs: number): AppError {
  const { seconds, words } = describeWait(waitMs);
  return new AppError('rate_limited', `That was too often. Please try again in ${words}.`, {
    retryAfterSeconds: seconds,
  });
}
