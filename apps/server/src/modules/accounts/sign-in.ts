import { signingSecrets } from '../../config.ts';
import { noteNotices } from '../../db/notices.ts';
import type { Platform } from '../../module.ts';
import { createAttempts, type Guesses } from './attempts.ts';
import { createKnownDevices } from './known-devices.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createMessageSecrets } from './recovery/secrets.ts';
import { guessedAtNotice } from './security-notices.ts';
import { createSessionTokens, type TokenKind } from './session-tokens.ts';

export type SignIn = ReturnType<typeof createSignIn>;

/** How people prove who they are, customers and sellers alike. */
export function createSignIn({ config, database, windows, now }: Platform, guesses: Guesses | undefined) {
  const secrets = signingSecrets(config);
  const signing = { issuer: config.publicUrl, secret: config.tokenSecret, previousSecret: config.previousTokenSecret };
  const attempts = createAttempts({
    isLimited: config.rateLimit,
    devices: createKnownDevices(secrets, config.publicUrl.startsWith('https:')),
    windows,
    guesses,
    async onGuessedAt(account) {
      const notice = guessedAtNotice(account, now());
      if (notice) await database.transaction((tx) => noteNotices(tx, [notice]));
    },
  });
  return {
    hasher: createPasswordHasher(),
    attempts,
    secrets: createMessageSecrets(secrets, now),
    openTokens: (kind: TokenKind) => createSessionTokens(kind, signing),
  };
}
