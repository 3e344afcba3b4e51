import type { FastifyInstance } from 'fastify';
import { type AllowanceWindows, tooOften } from '../limits/allowance-windows.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for what may be asked any number of times. */
    rateLimit?: false;
  }
}

/** Generous per address: mobile networks put many customers behind one. */
const perAddress = { max: 600, windowMs: 60_000 };

export function registerRateLimit(app: FastifyInstance, windows: AllowanceWindows): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config?.rateLimit === false) return;
    const waitMs = await windows.take(`address:${ip}`, perAddress);
    if (waitMs > 0) throw tooOften('Too many requests.', waitMs);
  });
}
