import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { createPictureFetching } from './fetch-pictures.ts';
import { registerImportsRoutes } from './imports.routes.ts';
import { createImportsService } from './imports.service.ts';

export function createImportsModule({ config, log, database, databaseOfCatalogue, imageStore, now }: Platform) {
  const imports = createImportsService({
    database,
    imageStore,
    now,
    onError: (error) => log.error({ err: error }, 'an import has stopped'),
  });
  return {
    registerRoutes: (api: FastifyInstance) => registerImportsRoutes(api, imports),
    jobs: [createPictureFetching(databaseOfCatalogue, imageStore, config.pictureHosts)],
    stop: imports.stop,
  };
}
