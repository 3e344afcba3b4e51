import type { FastifyInstance } from 'fastify';
import { createJob } from '../../jobs/job.ts';
import type { Platform } from '../../module.ts';
import { registerPayoutsRoutes } from './payouts.routes.ts';
import { createPayoutsService } from './payouts.service.ts';

const hourMs = 60 * 60 * 1000;

export function createPayoutsModule(platform: Platform) {
  const payouts = createPayoutsService(platform);
  return {
    payouts,
    registerRoutes: (api: FastifyInstance) => registerPayoutsRoutes(api, payouts),
    jobs: [
      createJob({
        name: 'earnings of orders before',
        intervalMs: hourMs,
        run: payouts.enterAllMissing,
        failure: 'earnings of older orders could not be entered',
      }),
    ],
  };
}
