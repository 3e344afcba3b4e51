import { OIDC_CALLBACK_PATH } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { createJob } from '../../jobs/job.ts';
import type { Platform } from '../../module.ts';
import { registerAccountsRoutes } from './accounts.routes.ts';
import { createAccountsService } from './accounts.service.ts';
import { registerCustomersOfficeRoutes } from './office/customers.routes.ts';
import { createCustomersOfficeService } from './office/customers.service.ts';
import { createOidcProvider } from './oidc/oidc.provider.ts';
import { registerOidcRoutes } from './oidc/oidc.routes.ts';
import { createOidcService, type OidcService } from './oidc/oidc.service.ts';
import { deleteExpired } from './recovery/codes.repository.ts';
import { registerRecoveryRoutes } from './recovery/recovery.routes.ts';
import { createRecoveryService, type RecoveryDeps } from './recovery/recovery.service.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import type { SignIn } from './sign-in.ts';

const hourMs = 60 * 60 * 1000;

export type AccountsModuleDeps = { signIn: SignIn } & Pick<RecoveryDeps, 'sellers' | 'moveToCustomer'>;

export function createAccountsModule(platform: Platform, { signIn, sellers, moveToCustomer }: AccountsModuleDeps) {
  const { config, database, databaseOfCatalogue, bus, now, readIdentity } = platform;
  const { hasher, attempts, secrets, openTokens } = signIn;
  const sessions = createSessionsService({ database, tokens: openTokens('customer'), bus, now });
  const accounts = createAccountsService({ database, sessions, hasher, attempts, readIdentity });
  const customers = createCustomersOfficeService(databaseOfCatalogue, sessions);
  const hasMail = config.messages.email !== undefined;
  const recovery = createRecoveryService({
    database,
    accounts,
    sellers,
    moveToCustomer,
    sessions,
    hasher,
    attempts,
    secrets,
    hasMail,
    readIdentity,
  });
  const oidc = openOidc(platform, sessions);
  return {
    sessions,
    recovery,
    registerRoutes(api: FastifyInstance): void {
      registerAccountsRoutes(api, accounts, sessions);
      registerRecoveryRoutes(api, recovery);
      registerCustomersOfficeRoutes(api, customers);
      if (oidc) registerOidcRoutes(api, oidc, config.publicUrl);
    },
    jobs: [
      createJob({
        name: 'codes sweep',
        intervalMs: hourMs,
        failure: 'old codes were not deleted',
        run: () => deleteExpired(database.db),
      }),
    ],
  };
}

/** The third-party sign-in, where one is set up. */
function openOidc({ config, database }: Platform, sessions: SessionsService): OidcService | undefined {
  if (!config.oidc) return undefined;
  const { publicUrl, tokenSecret: secret } = config;
  const provider = createOidcProvider({ ...config.oidc, callbackUrl: publicUrl + OIDC_CALLBACK_PATH });
  return createOidcService({ database, sessions, provider, issuer: config.oidc.issuer, publicUrl, secret });
}
