import type { FastifyInstance } from 'fastify';
import { signingSecrets } from '../../config.ts';
import type { Platform } from '../../module.ts';
import { registerWarrantiesRoutes } from './warranties.routes.ts';
import { createWarrantiesService } from './warranties.service.ts';
import { createWarrantyCodes } from './warranty-codes.ts';

export function createWarrantiesModule({ config, database, imageStore, now }: Platform) {
  const codes = createWarrantyCodes(signingSecrets(config));
  const warranties = createWarrantiesService({ database, codes, imageStore, now });
  return {
    codes,
    warranties,
    registerRoutes: (api: FastifyInstance) => registerWarrantiesRoutes(api, warranties),
  };
}
