import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { SignIn } from '../accounts/index.ts';
import { createColleaguesService } from './office/colleagues.service.ts';
import { registerColleaguesRoutes } from './office/colleagues.routes.ts';
import { registerSellersOfficeRoutes } from './office/office.routes.ts';
import { createShopsService } from './office/shops.service.ts';
import { createSecondStepService } from './second-step.service.ts';
import { createSellerSessionsService } from './seller-sessions.service.ts';
import { registerSellersRoutes, type SellersDeps } from './sellers.routes.ts';
import { createSellersService } from './sellers.service.ts';

/** How sellers and staff come in. */
export function createSellerAccounts(platform: Platform, signIn: SignIn) {
  const { database, imageStore, now, readIdentity } = platform;
  const { hasher, attempts, openTokens } = signIn;
  const sellerSessions = createSellerSessionsService(database, openTokens('seller'), now);
  const secondStep = createSecondStepService(platform, attempts);
  const sellers = createSellersService({
    database,
    sessions: sellerSessions,
    secondStep,
    hasher,
    attempts,
    imageStore,
    readIdentity,
  });
  return { sellerSessions, sellers };
}

export function createSellersModule(
  { config, databaseOfCatalogue: database, readIdentity }: Platform,
  deps: SellersDeps,
) {
  const shops = createShopsService(database);
  const colleagues = createColleaguesService(database, readIdentity);
  const hasMail = config.messages.email !== undefined;
  return {
    registerRoutes(api: FastifyInstance): void {
      registerSellersRoutes(api, deps);
      registerSellersOfficeRoutes(api, { shops });
      registerColleaguesRoutes(api, colleagues, hasMail);
    },
  };
}
