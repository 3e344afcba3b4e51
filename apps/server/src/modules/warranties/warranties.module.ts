import type { FastifyInstance } from 'fastify';
import { signingSecrets } from '../../config.ts';
import type { Platform } from '../../module.ts';
import { registerWarrantiesRoutes } from './warranties.routes.ts';
import { createWarrantiesService } from './warranties.service.ts';
import { createWarrantyCodes } from './warranty-codes.ts';

export function createWarrantiesModule(platform: Platform) {
  const codes = createWarrantyCodes(signingSecrets(platform.config));
  const warranties = createWarrantiesService(platform, codes);
  return {
    codes,
    warranties,
    registerRoutes: (api: FastifyInstance) => registerWarrantiesRoutes(api, warranties),
  };
}
