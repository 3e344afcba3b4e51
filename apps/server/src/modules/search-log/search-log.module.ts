import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerSearchLogRoutes } from './search-log.routes.ts';
import { createSearchLogService } from './search-log.service.ts';

export function createSearchLogModule({ config, database }: Platform) {
  const searchLog = createSearchLogService({ database, secret: config.tokenSecret });
  return {
    searchLog,
    registerRoutes: (api: FastifyInstance) => registerSearchLogRoutes(api, searchLog),
    jobs: searchLog.jobs,
  };
}
