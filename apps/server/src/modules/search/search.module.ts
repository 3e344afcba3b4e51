import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { registerSearchLogRoutes } from './search-log.routes.ts';
import { createSearchLogService } from './search-log.service.ts';
import { registerSynonymsRoutes } from './synonyms.routes.ts';
import { createSynonymsService } from './synonyms.service.ts';

export function createSearchModule(
  { config, database, databaseOfCatalogue }: Platform,
  { catalogue }: { catalogue: CatalogueService },
) {
  const searchLog = createSearchLogService({ database, secret: config.tokenSecret });
  const synonyms = createSynonymsService({ database: databaseOfCatalogue, catalogue, searchLog });
  return {
    searchLog,
    registerRoutes(api: FastifyInstance): void {
      registerSearchLogRoutes(api, searchLog);
      registerSynonymsRoutes(api, synonyms);
    },
    jobs: searchLog.jobs,
  };
}
