import type { FastifyInstance } from 'fastify';
import { type AllowanceWindows, tooOften } from '../limits/allowance-windows.ts';
import type { Allowance } from '../limits/allowance.rules.ts';
import { customerAllowances, dayMs, findAllowance } from './customer-limits.rules.ts';

/**
 * Counts what each customer does, and staff in the name of customers, on all their devices and on all nodes. The
 * tight limits hang on the account: behind one address may be a whole mobile network.
 */
export function registerCustomerLimits(
  app: FastifyInstance,
  windows: AllowanceWindows,
  ordersPerDay: () => number,
): void {
  // After validation: who is told that a field is missing has not ordered yet.
  app.addHook('preHandler', (request, _reply, done) => {
    const { customer, seller } = request;
    const name = findAllowance(request.routeOptions.config.call);
    const who = customer ?? seller;
    if (name === undefined || who === undefined) return done();
    take(name, who.id).then(() => done(), done);
  });

  async function take(name: keyof typeof customerAllowances, id: string): Promise<void> {
    const isDaily = ({ windowMs }: Allowance) => name === 'order' && windowMs === dayMs;
    for (const given of customerAllowances[name] as readonly Allowance[]) {
      const allowance = isDaily(given) ? { ...given, max: ordersPerDay() } : given;
      const waitMs = await windows.take(`${name}:${allowance.windowMs}:${id}`, allowance);
      if (waitMs > 0) throw tooOften('Too many attempts.', waitMs);
    }
  }
}
