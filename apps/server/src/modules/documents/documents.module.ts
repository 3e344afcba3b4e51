import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { WarrantyCodes } from '../warranties/index.ts';
import { registerDocumentsRoutes } from './documents.routes.ts';
import { createDocumentsService } from './documents.service.ts';

export function createDocumentsModule(platform: Platform, { codes }: { codes: WarrantyCodes }) {
  const documents = createDocumentsService(platform, codes);
  return { registerRoutes: (api: FastifyInstance) => registerDocumentsRoutes(api, documents) };
}
