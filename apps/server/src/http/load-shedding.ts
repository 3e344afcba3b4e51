import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Importance } from './serve.ts';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/network.ts';
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { createTally } from '../limits/tally.ts';
import { timeLimits } from '../limits/time-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is worth when the server cannot serve everybody; `list` when not said. */
    importance?: Importance;
  }
}

/** From which share of a comfortable load a call is turned away; checkouts have a line of their own. */
const shedFrom: Record<Importance, number> = {
  search: 1,
  list: 1.2,
  details: 1.4,
  cart: 1.7,
  checkout: 6,
  vital: Infinity,
};

/** Who asks for little is turned away at so many times the load. */
const modestBonus = 2;

const defaults = {
  maxLoopDelayMs: timeLimits.loopDelayMs,
  maxUnderWay: 200,
  maxPerAddress: 50,
  /** Below this much work a slow event loop is a slow machine, and turning people away helps nobody. */
  calmUnderWay: 20,
  /** Who has less than this under way is turned away last. */
  modestPerAddress: 6,
  sampleMs: 500,
  /** Who has waited this long for a page to be rendered is turned away. */
  maxWaitMs: timeLimits.queueMs,
};

/** The kinds of pages that are rendered, each with a line of its own: a storm of one does not keep the others waiting. */
export type PageKind = Extract<Importance, 'search' | 'list' | 'details'>;

/** A few at a time are as fast as many, and leave the rest of the server to those who order. */
const line = { parallel: 4, maxWaiting: 300 };

export type LoadShedding = ReturnType<typeof registerLoadShedding>;

/**
 * Turns work away, the least important first, before everybody waits for ever. What counts is work the server
 * has begun and not finished; who sends slowly, reads slowly or has left makes none.
 */
export function registerLoadShedding(app: FastifyInstance, options: Partial<typeof defaults> = {}) {
  const { maxLoopDelayMs, maxUnderWay, maxPerAddress, calmUnderWay, modestPerAddress, sampleMs, maxWaitMs } = {
    ...defaults,
    ...options,
  };
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const underWay = createTally();
  const pagesAsked = createTally();
  const openLine = () => createSemaphore({ ...line, maxWaitMs });
  const lines: Record<PageKind, Semaphore> = { search: openLine(), list: openLine(), details: openLine() };
  let loopDelayMs = 0;
  const timer = setInterval(() => {
    loopDelayMs = delays.percentile(90) / 1e6;
    delays.reset();
  }, sampleMs).unref();

  function measureLoad(): number {
    const slowness = underWay.total > calmUnderWay ? loopDelayMs / maxLoopDelayMs : 0;
    return Math.max(slowness, underWay.total / maxUnderWay);
  }

  function refuseWhenBusy(address: string, importance: Importance): void {
    const own = underWay.of(address);
    const load = own < modestPerAddress ? measureLoad() / modestBonus : measureLoad();
    if (Math.max(load, own / maxPerAddress) < shedFrom[importance]) return;
    throw tooBusy();
  }

  // Before anything is asked or read for a request that would be turned away in the end.
  app.addHook('onRequest', (request, _reply, done) => {
    const importance = importanceOf(request);
    if (importance !== 'vital') refuseWhenBusy(networkOf(request.ip), importance);
    done();
  });

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const importance = importanceOf(request);
      if (importance === 'vital') return handler.call(this, request, reply);
      const address = networkOf(request.ip);
      refuseWhenBusy(address, importance);
      const release = underWay.hold(address);
      let answer: unknown;
      try {
        answer = handler.call(this, request, reply);
      } finally {
        if (!(answer instanceof Promise)) release();
      }
      return answer instanceof Promise ? answer.finally(release) : answer;
    };
  });

  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });

  return {
    /** Renders a page when it is its turn; who has too many waiting, or waits too long, is turned away. */
    async render<Page>(ip: string, kind: PageKind, work: () => Promise<Page>): Promise<Page> {
      const address = networkOf(ip);
      refuseWhenBusy(address, kind);
      if (pagesAsked.of(address) >= maxPerAddress) throw tooBusy();
      const leave = pagesAsked.hold(address);
      try {
        return await lines[kind].run(async () => {
          const release = underWay.hold(address);
          return work().finally(release);
        });
      } finally {
        leave();
      }
    },
    /** Whether a page of this kind would have to wait for its turn. */
    isQueueing: (kind: PageKind) => lines[kind].isFull(),
    /** How late work begins, nine times of ten at most, in the last half second. */
    readLoopDelayMs: () => loopDelayMs,
    /** Whether ordinary requests are being turned away, however modest. */
    isShedding: () => measureLoad() / modestBonus >= shedFrom.list,
  };
}

const tooBusy = () => new AppError('overloaded', 'The shop is very busy. Please try again in a few seconds.');

const importanceOf = (request: FastifyRequest): Importance => request.routeOptions.config.importance ?? 'list';
