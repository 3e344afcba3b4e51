import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route keeps its time itself: the framework's timer costs more than a cached page. */
    hasOwnTimeout?: boolean;
  }
}

const budgetMs = 8000;

/** Nobody waits longer than the budget for an answer, unless the route says how long its own may take. */
export function registerTimeBudget(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.hasOwnTimeout !== true) route.handlerTimeout ??= budgetMs;
  });
}

/** Gives up on work that outlasts the budget; the work itself goes on. */
export async function withinBudget<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable', 'This took too long. Please try again.')), budgetMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
