import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { SettingsService } from '../settings/index.ts';
import { registerReturnsRoutes } from './returns.routes.ts';
import { createReturnsService } from './returns.service.ts';

export function createReturnsModule(platform: Platform, { settings }: { settings: SettingsService }) {
  const { databaseOfCatalogue: database, imageStore, now } = platform;
  const returns = createReturnsService({ database, imageStore, paymentSettings: settings.payments, now });
  return {
    returns,
    registerRoutes: (api: FastifyInstance) => registerReturnsRoutes(api, returns, imageStore),
  };
}
