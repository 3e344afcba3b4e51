import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { SettingsService } from '../settings/index.ts';
import { registerPaymentsRoutes } from './payments.routes.ts';
import { registerQueuesRoutes } from './queues.routes.ts';
import { createCashDesk } from './cash.service.ts';
import { createMoneyQueues } from './queues.service.ts';
import { createPaymentsService } from './payments.service.ts';

export function createPaymentsModule(platform: Platform, { settings }: { settings: SettingsService }) {
  const payments = createPaymentsService(platform, settings.payments);
  const queues = createMoneyQueues(platform, settings.payments);
  return {
    payments,
    registerRoutes: (api: FastifyInstance) => {
      registerPaymentsRoutes(api, payments, settings);
      registerQueuesRoutes(api, queues, createCashDesk(platform));
    },
  };
}
