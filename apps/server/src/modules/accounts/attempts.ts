import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../app-error.ts';
import { createAllowanceWindows } from '../../limits/allowance-windows.ts';
import { type Allowance, describeWait } from '../../limits/allowance.rules.ts';
import { allowances, takeTry, type Tries } from './attempts.rules.ts';

export type Attempts = {
  /** Counts a registration, or refuses it. */
  countRegistration(address: string): Promise<void>;
  /** Counts a guess at a password before it is checked, or refuses it. */
  countGuess(account: string, address: string): Promise<void>;
  /** The last guess was right: this address need not wait for this account. */
  noteRight(account: string, address: string): void;
};

export type AttemptsOptions = { isLimited: boolean; redis?: Redis | undefined; now?(): number };

/** Of so many accounts and addresses; who was not heard of for longest is forgotten first. */
const maxPairs = 20_000;

const notLimited: Attempts = {
  countRegistration: async () => undefined,
  countGuess: async () => undefined,
  noteRight: () => undefined,
};

/** Counts guesses: how many by Redis where there is one, how fast one after the other on each node. */
export function createAttempts({ isLimited, redis, now = () => performance.now() }: AttemptsOptions): Attempts {
  if (!isLimited) return notLimited;
  const windows = createAllowanceWindows({ redis, now });
  const triesByPair = new LRUCache<string, Tries>({ max: maxPairs });
  const knownPairs = new LRUCache<string, true>({ max: maxPairs });

  async function countIn(name: keyof typeof allowances, key: string): Promise<void> {
    const allowance: Allowance = allowances[name];
    const waitMs = await windows.take(`${name}:${key}`, allowance);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  return {
    async countRegistration(address) {
      await countIn('registerPerAddress', address);
      await countIn('registerPerAddressAndHour', address);
    },

    async countGuess(account, address) {
      await countIn('loginPerAddress', address);
      const name = nameOf(account);
      const pair = `${address} ${name}`;
      const taken = takeTry(triesByPair.get(pair), now());
      if (!taken.ok) throw tooMany(taken.waitMs);
      triesByPair.set(pair, taken.state);
      // Whoever has signed in from here before cannot be locked out by strangers guessing elsewhere.
      if (knownPairs.get(pair) === undefined) await countIn('loginPerAccount', name);
    },

    noteRight(account, address) {
      const pair = `${address} ${nameOf(account)}`;
      triesByPair.delete(pair);
      knownPairs.set(pair, true);
    },
  };
}

function tooMany(waitMs: number): AppError {
  const { seconds, words } = describeWait(waitMs);
  return new AppError('rate_limited', `Too many attempts. Please try again in ${words}.`, {
    retryAfterSeconds: seconds,
  });
}

/** An account by a name that tells nobody its e-mail. */
function nameOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url');
}
