import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { WarrantyCodes } from '../warranties/index.ts';
import { registerPaperRoutes } from './documents.routes.ts';
import { createPaperService } from './documents.service.ts';

export function createDocumentsModule({ config, database, now }: Platform, { codes }: { codes: WarrantyCodes }) {
  const paper = createPaperService({ database, publicUrl: config.publicUrl, codes, now });
  return { registerRoutes: (api: FastifyInstance) => registerPaperRoutes(api, paper) };
}
