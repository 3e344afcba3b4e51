import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AllowanceWindows, createMemoryWindows, tooOften } from '../../limits/allowance-windows.ts';
import type { Allowance } from '../../limits/allowance.rules.ts';
import { networkOf } from '../../limits/network.ts';
import { allowances, takeTry, type Tries } from './attempts.rules.ts';
import type { KnownDevices } from './known-devices.ts';

/** Who guesses, as far as the shop can see. */
export type Guesser = { ip: string; cookies?: string | undefined };

/** How fast guesses follow each other, by account and who guesses. */
export type Guesses = {
  /** Counts one more; answers how long to wait. */
  take(pair: string): Promise<number>;
  forget(pair: string): void;
};

/** Who was not heard of for longest is forgotten first. */
const maxPairs = 20_000;

export function createGuesses(now: () => number = () => performance.now()): Guesses {
  const triesByPair = new LRUCache<string, Tries>({ max: maxPairs });
  return {
    async take(pair) {
      const taken = takeTry(triesByPair.get(pair), now());
      if (taken.ok) triesByPair.set(pair, taken.state);
      return taken.ok ? 0 : taken.waitMs;
    },
    forget(pair) {
      triesByPair.delete(pair);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

export type AttemptsOptions = {
  isLimited: boolean;
  devices: KnownDevices;
  windows?: AllowanceWindows;
  guesses?: Guesses | undefined;
  /** Strangers have to take turns at this account. Called whether anybody has it or not. */
  onGuessedAt?(account: string): Promise<void>;
};

const reason = 'Too many attempts.';

/**
 * Slows who guesses and not whose account it is: a device that has signed in to the account before has its own
 * pace, whatever strangers do. They are slowed by their address; and once an account was guessed at twenty times
 * in an hour from wherever, all strangers together have one guess in ten seconds.
 */
export function createAttempts({
  isLimited,
  devices,
  windows = createMemoryWindows(),
  guesses = createGuesses(),
  onGuessedAt,
}: AttemptsOptions) {
  async function countIn(name: keyof typeof allowances, key: string): Promise<void> {
    const allowance: Allowance = allowances[name];
    refuseFor(await windows.take(`${name}:${key}`, allowance));
  }

  const pairOf = (account: string, { ip, cookies }: Guesser) =>
    `${devices.recognise(cookies, account) ?? networkOf(ip)} ${nameOf(account)}`;

  async function countGuess(account: string, guesser: Guesser): Promise<void> {
    const isKnown = devices.recognise(guesser.cookies, account) !== undefined;
    if (!isKnown) await countIn('loginPerAddress', networkOf(guesser.ip));
    refuseFor(await guesses.take(pairOf(account, guesser)));
    if (isKnown) return;
    const name = nameOf(account);
    const isGuessedAt = (await windows.take(`loginPerAccount:${name}`, allowances.loginPerAccount)) > 0;
    if (!isGuessedAt) return;
    await countIn('loginTurns', name);
    await onGuessedAt?.(account);
  }

  return {
    /** Counts a registration, or refuses it. */
    async countRegistration(address: string): Promise<void> {
      if (!isLimited) return;
      const network = networkOf(address);
      await countIn('registerPerAddress', network);
      await countIn('registerPerAddressAndHour', network);
    },

    /** Counts a guess at a password before it is checked, or refuses it. */
    async countGuess(account: string, guesser: Guesser): Promise<void> {
      if (isLimited) await countGuess(account, guesser);
    },

    /** Counts a code given with the right password: a million of them are soon guessed. */
    async countCode(account: string, guesser: Guesser): Promise<void> {
      if (!isLimited || devices.recognise(guesser.cookies, account) !== undefined) return;
      await countIn('codePerAccount', nameOf(account));
    },

    /** Counts a message that somebody asks to be sent, or refuses it, whoever has that address. */
    async countMessage(to: string, { ip }: Guesser): Promise<void> {
      if (!isLimited) return;
      await countIn('messagePerAddress', networkOf(ip));
      await countIn('messagePerReader', nameOf(to));
    },

    /** Whether somebody has signed in to this account from here before. */
    knows: (account: string, { cookies }: Guesser) => devices.recognise(cookies, account) !== undefined,

    /** The last guess was right: answers the cookie by which the account knows this device from now on. */
    noteRight(account: string, guesser: Guesser): string {
      guesses.forget(pairOf(account, guesser));
      return devices.remember(guesser.cookies, account);
    },
  };
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooOften(reason, waitMs);
}

/** An account by a name that tells nobody its e-mail. */
function nameOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url');
}
