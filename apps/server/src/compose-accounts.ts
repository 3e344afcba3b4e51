import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { noteNotices } from './db/notices.ts';
import type { EventBus } from './events/event-bus.ts';
import type { ImageStore } from './images/image-store.ts';
import type { AllowanceWindows } from './limits/allowance-windows.ts';
import {
  createAccountsService,
  createAttempts,
  createCustomerTokens,
  createKnownDevices,
  createPasswordHasher,
  createSessionsService,
  createSessionTokens,
  guessedAtNotice,
  type Guesses,
} from './modules/accounts/index.ts';
import { createSecondStepService, createSellerSessionsService, createSellersService } from './modules/sellers/index.ts';

export type AccountsDeps = {
  config: Config;
  /** Sessions and accounts stand in no public answer, so what they write need not drop any. */
  database: Database;
  bus: EventBus;
  windows: AllowanceWindows;
  imageStore: ImageStore;
  guesses: Guesses | undefined;
  now(): Date;
};

/** Who may come in, and how they prove it. */
export function composeAccounts({ config, database, bus, windows, imageStore, guesses, now }: AccountsDeps) {
  const signing = {
    issuer: config.publicUrl,
    secret: config.tokenSecret,
    previousSecret: config.previousTokenSecret,
  };
  const tokens = createCustomerTokens(signing);
  const hasher = createPasswordHasher();
  const { tokenSecret, previousTokenSecret: previous } = config;
  const secrets: [string, ...string[]] = previous ? [tokenSecret, previous] : [tokenSecret];
  const devices = createKnownDevices(secrets, config.publicUrl.startsWith('https:'));
  const attempts = createAttempts({
    isLimited: config.rateLimit,
    devices,
    windows,
    guesses,
    async onGuessedAt(account) {
      const notice = guessedAtNotice(account, now());
      if (notice) await database.transaction((tx) => noteNotices(tx, [notice]));
    },
  });
  const sessions = createSessionsService({ database, tokens, bus, now });
  const accounts = createAccountsService({ database, sessions, hasher, attempts });
  const sellerTokens = createSessionTokens('seller', signing);
  const sellerSessions = createSellerSessionsService({ database, tokens: sellerTokens, now });
  const sellers = createSellersService({
    database,
    sessions: sellerSessions,
    secondStep: createSecondStepService({ database, attempts, now }),
    hasher,
    attempts,
    imageStore,
  });
  return { secrets, hasher, attempts, sessions, accounts, sellerSessions, sellers };
}
