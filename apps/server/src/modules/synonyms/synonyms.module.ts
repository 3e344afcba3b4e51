import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerSynonymsRoutes } from './synonyms.routes.ts';
import { createSynonymsService, type SynonymsDeps } from './synonyms.service.ts';

export function createSynonymsModule(
  { databaseOfCatalogue: database }: Platform,
  { catalogue, searchLog }: Pick<SynonymsDeps, 'catalogue' | 'searchLog'>,
) {
  const synonyms = createSynonymsService({ database, catalogue, searchLog });
  return { registerRoutes: (api: FastifyInstance) => registerSynonymsRoutes(api, synonyms) };
}
