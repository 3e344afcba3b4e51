import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * A password takes 40 ms of a core on purpose, and module tests send hundreds. What the shop asks of the library, and
 * that a real hash is checked, `password-hasher.test.ts` proves.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
  // Of those who have no account the shop checks an invented hash at full price.
  const verify: typeof argon2.verify = (hashed, password) =>
    argon2.verify(String(hashed).replace('m=19456,t=2', 'm=64,t=1'), password);
  return { ...argon2, hash, verify };
});
