import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerInvoicesRoutes } from './invoices.routes.ts';
import { createInvoicesService } from './invoices.service.ts';

export function createInvoicesModule(platform: Platform) {
  const invoices = createInvoicesService(platform);
  return { registerRoutes: (api: FastifyInstance) => registerInvoicesRoutes(api, invoices) };
}
