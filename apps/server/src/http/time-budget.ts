import { type AnyRouteName, IDEMPOTENCY_KEY_HEADER } from '@urumuri/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { timeLimits } from '../limits/time-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take, where that is more than the common budget; `Infinity`: the route sees to it. */
    budgetMs?: number;
  }
}

/** Calls that change nothing, or nothing more when they are made again. */
const repeatable: ReadonlySet<AnyRouteName | undefined> = new Set<AnyRouteName>([
  'login',
  'sellerLogin',
  'quoteOrder',
  'deleteCartLine',
  'addToWishlist',
  'removeFromWishlist',
  'applyVoucher',
  'clearOrders',
]);

/** Nobody waits longer than the budget for an answer; the framework's own timer ends with the body of the request. */
export function registerTimeBudget(app: FastifyInstance, commonBudgetMs = timeLimits.answerMs): void {
  app.addHook('onRequest', (request, reply, done) => {
    const budgetMs = Math.max(commonBudgetMs, request.routeOptions.config.budgetMs ?? 0);
    if (budgetMs < Infinity) {
      const timer = setTimeout(giveUp, budgetMs, request, reply).unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return;
  if (!request.raw.complete) reply.header('connection', 'close');
  reply.send(describeDelay(request));
}

/** Whether what was asked may have been done all the same, and what to do about it. */
function describeDelay(request: FastifyRequest): AppError {
  const { raw, method, headers } = request;
  if (!raw.complete) {
    const message = 'The request took too long to arrive. Nothing was changed: please send it again.';
    return new AppError('request_timeout', message, { safeToRepeat: true });
  }
  const { call } = request.routeOptions.config;
  if (call === 'placeOrder' && headers[IDEMPOTENCY_KEY_HEADER] !== undefined) {
    return tooLate('Please try again: your order will be placed only once.', true);
  }
  if (method === 'GET' || method === 'HEAD' || repeatable.has(call)) return tooLate('Please try again.', true);
  return tooLate('It may have been done all the same: please look before you try again.', false);
}

function tooLate(advice: string, safeToRepeat: boolean): AppError {
  return new AppError('unavailable', `This took too long. ${advice}`, { safeToRepeat });
}

/** Gives up on work that outlasts the budget; the work itself goes on. */
export async function withinBudget<T>(work: Promise<T>, budgetMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate('Please try again.', true)), budgetMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
