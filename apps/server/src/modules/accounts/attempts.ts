import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AllowanceWindows, createMemoryWindows, tooOften } from '../../limits/allowance-windows.ts';
import type { Allowance } from '../../limits/allowance.rules.ts';
import { allowances, takeTry, type Tries } from './attempts.rules.ts';

export type Attempts = {
  /** Counts a registration, or refuses it. */
  countRegistration(address: string): Promise<void>;
  /** Counts a guess at a password before it is checked, or refuses it. */
  countGuess(account: string, address: string): Promise<void>;
  /** The last guess was right: this address need not wait for this account. */
  noteRight(account: string, address: string): void;
};

/** How fast guesses follow each other, by account and address. */
export type Guesses = {
  /** Counts one more; answers how long to wait, and whether a guess of this pair was ever right. */
  take(pair: string): Promise<{ waitMs: number; isKnown: boolean }>;
  noteRight(pair: string): void;
};

/** Who was not heard of for longest is forgotten first. */
const maxPairs = 20_000;

export function createGuesses(now: () => number = () => performance.now()): Guesses {
  const triesByPair = new LRUCache<string, Tries>({ max: maxPairs });
  const knownPairs = new LRUCache<string, true>({ max: maxPairs });
  return {
    async take(pair) {
      const taken = takeTry(triesByPair.get(pair), now());
      if (taken.ok) triesByPair.set(pair, taken.state);
      return { waitMs: taken.ok ? 0 : taken.waitMs, isKnown: knownPairs.get(pair) === true };
    },
    noteRight(pair) {
      triesByPair.delete(pair);
      knownPairs.set(pair, true);
    },
  };
}

export type AttemptsOptions = { isLimited: boolean; windows?: AllowanceWindows; guesses?: Guesses | undefined };

const notLimited: Attempts = {
  countRegistration: async () => undefined,
  countGuess: async () => undefined,
  noteRight: () => undefined,
};

const reason = 'Too many attempts.';

/** Counts guesses: how many by all nodes together, how fast one after the other on each machine. */
export function createAttempts({
  isLimited,
  windows = createMemoryWindows(),
  guesses = createGuesses(),
}: AttemptsOptions): Attempts {
  if (!isLimited) return notLimited;

  async function countIn(name: keyof typeof allowances, key: string): Promise<void> {
    const allowance: Allowance = allowances[name];
    const waitMs = await windows.take(`${name}:${key}`, allowance);
    if (waitMs > 0) throw tooOften(reason, waitMs);
  }

  return {
    async countRegistration(address) {
      await countIn('registerPerAddress', address);
      await countIn('registerPerAddressAndHour', address);
    },

    async countGuess(account, address) {
      await countIn('loginPerAddress', address);
      const name = nameOf(account);
      const { waitMs, isKnown } = await guesses.take(`${address} ${name}`);
      if (waitMs > 0) throw tooOften(reason, waitMs);
      // Whoever has signed in from here before cannot be locked out by strangers guessing elsewhere.
      if (!isKnown) await countIn('loginPerAccount', name);
    },

    noteRight: (account, address) => guesses.noteRight(`${address} ${nameOf(account)}`),
  };
}

/** An account by a name that tells nobody its e-mail. */
function nameOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url');
}
