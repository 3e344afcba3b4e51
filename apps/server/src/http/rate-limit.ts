import type { FastifyInstance } from 'fastify';
import { type AllowanceWindows, tooOften } from '../limits/allowance-windows.ts';
import { networkOf } from '../limits/network.ts';
import { configOf } from './route-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for what may be asked any number of times. */
    rateLimit?: false;
  }
}

/** Generous per address: mobile networks put many customers behind one. */
const perAddress = { max: 600, windowMs: 60_000 };

export function registerRateLimit(app: FastifyInstance, windows: AllowanceWindows): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (configOf(request).rateLimit === false) return done();
    const judge = (waitMs: number) => done(waitMs > 0 ? tooOften('Too many requests.', waitMs) : undefined);
    const waitMs = windows.take(`address:${networkOf(request.ip)}`, perAddress);
    // What is counted in memory is known at once: a promise for every cached page would cost more than the count.
    if (typeof waitMs === 'number') judge(waitMs);
    else waitMs.then(judge, done);
  });
}
