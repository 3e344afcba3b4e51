import type { FastifyInstance } from 'fastify';
import type { Foundation } from '../../module.ts';
import { createFirstStepsService } from './first-steps.service.ts';
import { registerSettingsRoutes } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

/** Read once before anybody is served. `onChange`: pages are made from something else now. */
export async function createSettingsModule(
  { config, log, database, databaseOfCatalogue, bus }: Foundation,
  onChange: () => void,
) {
  const settings = await createSettingsService({
    database,
    bus,
    expiryHours: config.orderExpiryHours,
    onChange,
    onError: (error) => log.error({ err: error }, 'the settings cannot be read'),
  });
  const firstSteps = createFirstStepsService(databaseOfCatalogue, settings.readIdentity);
  const { email, sms } = config.messages;
  /** What pages and browsers have to know of how this shop is set up. */
  const readShopSettings = () => ({
    oidc: config.oidc !== undefined,
    sellerAppUrl: config.sellerAppUrl,
    channels: { email: email !== undefined, sms: sms !== undefined },
    identity: settings.listChanges(),
  });
  return {
    settings,
    readShopSettings,
    registerRoutes: (api: FastifyInstance) => registerSettingsRoutes(api, settings, firstSteps, readShopSettings),
  };
}
