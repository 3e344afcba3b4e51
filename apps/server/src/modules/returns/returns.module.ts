import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { SettingsService } from '../settings/index.ts';
import { registerReturnsRoutes } from './returns.routes.ts';
import { createReturnsService } from './returns.service.ts';

export function createReturnsModule(platform: Platform, { settings }: { settings: SettingsService }) {
  const returns = createReturnsService(platform, settings.payments);
  return {
    returns,
    registerRoutes: (api: FastifyInstance) => registerReturnsRoutes(api, returns, platform.imageStore),
  };
}
