import type { FastifyInstance } from 'fastify';
import { type AllowanceWindows, tooOften } from '../limits/allowance-windows.ts';
import { networkOf } from '../limits/network.ts';

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
    if (request.routeOptions.config.rateLimit === false) return done();
    windows
      .take(`address:${networkOf(request.ip)}`, perAddress)
      .then((waitMs) => done(waitMs > 0 ? tooOften('Too many requests.', waitMs) : undefined), done);
  });
}
