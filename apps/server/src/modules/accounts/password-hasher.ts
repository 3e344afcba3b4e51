import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore, type SemaphoreOptions } from '../../concurrency/semaphore.ts';

/** Argon2id, the library's default kind: 19 MiB, two passes, one lane; about 40 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Hashes a few passwords at a time; a flood of them is turned away instead of starving the shop. */
export function createPasswordHasher(limits: SemaphoreOptions = { parallel: 2, maxWaiting: 20 }) {
  const semaphore = createSemaphore(limits);
  const nobodysHash = inventHash();

  return {
    hash: (password: string) => semaphore.run(() => hash(password, cost)),
    /** Takes as long without a hash as with one, so that nobody learns from the clock who has an account. */
    matches: (password: string, passwordHash: string | null | undefined) =>
      semaphore.run(async () => {
        const isMatch = await verify(passwordHash ?? nobodysHash, password);
        return isMatch && typeof passwordHash === 'string';
      }),
  };
}

/** Looks like a hash and costs as much to check, but no password leads to it. */
function inventHash(): string {
  const encode = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${encode(16)}$${encode(32)}`;
}
