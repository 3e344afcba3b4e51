import { OIDC_CALLBACK_PATH } from '@urumuri/contract';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import {
  createOidcProvider,
  createOidcService,
  type OidcService,
  type SessionsService,
} from './modules/accounts/index.ts';

/** The third-party sign-in, where one is set up. */
export function composeOidc(config: Config, database: Database, sessions: SessionsService): OidcService | undefined {
  if (!config.oidc) return undefined;
  const { publicUrl, tokenSecret: secret } = config;
  const provider = createOidcProvider({ ...config.oidc, callbackUrl: publicUrl + OIDC_CALLBACK_PATH });
  return createOidcService({ database, sessions, provider, issuer: config.oidc.issuer, publicUrl, secret });
}
