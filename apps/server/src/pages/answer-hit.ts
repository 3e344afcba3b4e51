import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { AllowanceWindows } from '../limits/allowance-windows.ts';
import { createAddressReader } from '../http/client-address.ts';
import { takeForAddress } from '../http/rate-limit.ts';
import { isTalkative, logAnswer } from '../http/request-log.ts';
import { countAnswer, type RouteTally } from '../http/request-metrics.ts';
import type { PageCache } from './page-cache.ts';
import { createPageSender } from './send-page.ts';

/** Answers a request, or leaves it to those who come after. */
export type AnswerHit = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

type HitDeps = {
  config: Pick<Config, 'trustedProxies' | 'rateLimit' | 'logLevel'>;
  cache: PageCache;
  documentHeaders: Record<string, string>;
  windows: AllowanceWindows;
  log: FastifyBaseLogger;
  /** Of the route that answers the other pages; absent when nothing is counted. */
  tally: RouteTally | undefined;
};

/**
 * Answers pages that are cached just as they are asked for, ahead of the framework: most requests of a shop are such,
 * and its routing, hooks and objects were a quarter of their cost. Who asks too often is left to it, to be told so.
 */
export function createHitAnswerer({ config, cache, documentHeaders, windows, log, tally }: HitDeps): AnswerHit {
  const addressOf = createAddressReader(config.trustedProxies);
  const send = createPageSender(cache, documentHeaders);
  const isLogged = isTalkative(config.logLevel);

  return (request, response, leave) => {
    const { url = '/', method } = request;
    const page = method === 'GET' ? cache.find(url) : undefined;
    if (page === undefined) return leave();
    const startedAt = performance.now();
    const answer = (waitMs: number) => {
      if (waitMs > 0) return leave();
      const requestId = randomUUID();
      const status = send({ request, response, requestId }, page, 'hit');
      const ms = performance.now() - startedAt;
      if (tally) countAnswer(tally, status, ms);
      if (isLogged) logAnswer(log, { requestId, method: 'GET', url, status, ms, ip: addressOf(request) });
    };
    const waitMs = config.rateLimit ? takeForAddress(windows, addressOf(request)) : 0;
    // What is counted in memory is known at once.
    if (typeof waitMs === 'number') answer(waitMs);
    else waitMs.then(answer, leave);
  };
}
