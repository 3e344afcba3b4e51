import type { FastifyInstance } from 'fastify';
import { timeLimits } from '../limits/time-limits.ts';
import type { LoadShedding } from './load-shedding.ts';

export type HealthDeps = {
  /** Throws, or says in words what is missing, when the shop cannot serve. */
  checkReadiness(): Promise<string | undefined>;
  /** When, on the clock of `performance`, the database last answered anybody. */
  answeredAt(): number;
};

const readinessTtlMs = 1000;
const silence = 'the database does not answer';

/** `/healthz`: the process answers. `/readyz`: it can serve; a balancer sends traffic by this one. */
export function registerHealth(
  app: FastifyInstance,
  deps: HealthDeps,
  { isShedding }: Pick<LoadShedding, 'isShedding'>,
  readinessMs = timeLimits.readinessMs,
): { sayNotReady(): void } {
  let draining = false;
  let known: { problem: string | undefined; until: number } = { problem: 'starting', until: Number.NEGATIVE_INFINITY };

  async function findProblem(): Promise<string | undefined> {
    if (draining) return 'shutting down';
    if (isShedding()) return 'too busy: requests are being turned away';
    if (known.until > performance.now()) return known.problem;
    const askedAt = performance.now();
    const timeout = new Promise<string | undefined>((resolve) => {
      // Who only stands in line behind others is slow, and to be left by the balancer makes the lines elsewhere longer.
      const sayLate = () => resolve(deps.answeredAt() > askedAt ? known.problem : silence);
      setTimeout(sayLate, readinessMs).unref();
    });
    const check = deps.checkReadiness().catch(() => silence);
    known = { problem: await Promise.race([check, timeout]), until: performance.now() + readinessTtlMs };
    return known.problem;
  }

  const config = { importance: 'vital', rateLimit: false } as const;
  app.get('/healthz', { config, schema: { hide: true } }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', { config, schema: { hide: true } }, async (_request, reply) => {
    const problem = await findProblem();
    reply.code(problem ? 503 : 200).header('cache-control', 'no-store');
    return problem ? { status: 'not ready', problem } : { status: 'ready' };
  });

  return {
    sayNotReady() {
      draining = true;
    },
  };
}
