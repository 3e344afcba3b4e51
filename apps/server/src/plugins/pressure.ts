import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Importance } from '../http/serve.ts';
import { AppError } from '../app-error.ts';

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

export type PressureOptions = {
  maxLoopDelayMs: number;
  maxInFlight: number;
  /** Below this many requests a slow event loop is a slow machine, and turning people away helps nobody. */
  calmInFlight: number;
  sampleMs: number;
};

const defaults: PressureOptions = { maxLoopDelayMs: 250, maxInFlight: 200, calmInFlight: 20, sampleMs: 500 };

/** Turns work away, the least important first, before everybody waits for ever. */
export function registerPressure(app: FastifyInstance, options: Partial<PressureOptions> = {}): void {
  const { maxLoopDelayMs, maxInFlight, calmInFlight, sampleMs } = { ...defaults, ...options };
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let loopDelayMs = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    loopDelayMs = delays.percentile(90) / 1e6;
    delays.reset();
  }, sampleMs).unref();

  app.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    // The response's own end, not the framework's hook: that one is not called for every visitor who leaves early.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    const slowness = inFlight > calmInFlight ? loopDelayMs / maxLoopDelayMs : 0;
    const load = Math.max(slowness, inFlight / maxInFlight);
    if (load < shedFrom.search || load < shedFrom[request.routeOptions.config.importance ?? 'list']) return done();
    done(new AppError('overloaded', 'The shop is very busy. Please try again in a few seconds.'));
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
}
