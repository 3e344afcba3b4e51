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
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config?.rateLimit === false) return;
    const waitMs = await windows.take(`address:${networkOf(ip)}`, perAddress);
    if (waitMs > 0) throw tooOften('Too many requests.', waitMs);
  });
}
