import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Importance } from './serve.ts';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/network.ts';
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { createTally } from '../limits/tally.ts';
import { timeLimits } from '../limits/time-limits.ts';
import { configOf } from './route-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is worth when the server cannot serve everybody; `list` when not said. */
    importance?: Importance;
  }
}

/**
 * The load, as a share of what is comfortable, from which a kind of call is turned away. Checkouts stand
 * in a line of their own, where a thousand cost little.
 */
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

export type LoadSheddingOptions = {
  maxLoopDelayMs: number;
  maxUnderWay: number;
  maxPerAddress: number;
  /** Below this much work a slow event loop is a slow machine, and turning people away helps nobody. */
  calmUnderWay: number;
  /** Who has less than this under way is turned away last. */
  modestPerAddress: number;
  sampleMs: number;
  /** Who has waited this long for a page to be rendered is turned away. */
  maxWaitMs: number;
};

const defaults: LoadSheddingOptions = {
  maxLoopDelayMs: timeLimits.loopDelayMs,
  maxUnderWay: 200,
  maxPerAddress: 50,
  calmUnderWay: 20,
  modestPerAddress: 6,
  sampleMs: 500,
  maxWaitMs: timeLimits.queueMs,
};

/** The kinds of pages that are rendered, each with a line of its own: a storm of one does not keep the others waiting. */
export type PageKind = Extract<Importance, 'search' | 'list' | 'details'>;

/** A few at a time are as fast as many, and leave the rest of the server to those who order. */
const line = { parallel: 4, maxWaiting: 300 };

export type LoadShedding = {
  /** Renders a page when it is its turn; who has too many waiting, or waits too long, is turned away. */
  render<Page>(address: string, kind: PageKind, work: () => Promise<Page>): Promise<Page>;
  /** Whether a page of this kind would have to wait for its turn. */
  isQueueing(kind: PageKind): boolean;
  /** Whether ordinary requests are being turned away, however modest. */
  isShedding(): boolean;
  /** How late work begins, nine times of ten at most, in the last half second. */
  readLoopDelayMs(): number;
};

/**
 * Turns work away, the least important first, before everybody waits for ever. What counts is work the server
 * has begun and not finished; who sends slowly, reads slowly or has left makes none.
 */
export function registerLoadShedding(app: FastifyInstance, options: Partial<LoadSheddingOptions> = {}): LoadShedding {
  const { maxLoopDelayMs, maxUnderWay, maxPerAddress, calmUnderWay, modestPerAddress, sampleMs, maxWaitMs } = {
    ...defaults,
    ...options,
  };
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const underWay = createTally();
  const pagesAsked = createTally();
  const lines: Record<PageKind, Semaphore> = {
    search: createSemaphore({ ...line, maxWaitMs }),
    list: createSemaphore({ ...line, maxWaitMs }),
    details: createSemaphore({ ...line, maxWaitMs }),
  };
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

  function hold(ip: string, importance: Importance): () => void {
    const address = networkOf(ip);
    refuseWhenBusy(address, importance);
    return underWay.hold(address);
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
      const release = hold(request.ip, importance);
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
    async render(ip, kind, work) {
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
    isQueueing: (kind) => lines[kind].isFull(),
    readLoopDelayMs: () => loopDelayMs,
    isShedding: () => measureLoad() / modestBonus >= shedFrom.list,
  };
}

const tooBusy = () => new AppError('overloaded', 'The shop is very busy. Please try again in a few seconds.');

const importanceOf = (request: FastifyRequest): Importance => configOf(request).importance ?? 'list';
