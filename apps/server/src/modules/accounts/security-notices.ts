import type { DeviceWords, Notice, Recipient } from '../../db/notices.ts';
import { readDevice } from './device-words.rules.ts';

const sellerPrefix = 'seller ';

/** The same person may be a customer too; guesses at either password are counted apart. */
export const sellerName = (email: string) => sellerPrefix + email;

/** The owner of an account hears of a device that has not signed in to it before. */
export function newDeviceNotice(reader: Recipient, session: { id: string }, userAgent: string): Notice {
  const device: DeviceWords = readDevice(userAgent);
  return { kind: 'new_device', cause: session.id, data: { ...reader, device } };
}

/** Once a day for each account: who guesses at it does so for hours. */
export function guessedAtNotice(account: string, now: Date): Notice | undefined {
  const isSeller = account.startsWith(sellerPrefix);
  const name = isSeller ? account.slice(sellerPrefix.length) : account;
  // Guesses by who is signed in are counted by the account's id, and say nothing about strangers.
  if (!/@|^\+/.test(name)) return undefined;
  const data = { account: isSeller ? ('seller' as const) : ('customer' as const), name };
  return { kind: 'guessed_at', cause: `${account.toLowerCase()} ${now.toISOString().slice(0, 10)}`, data };
}
