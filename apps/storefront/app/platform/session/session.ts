import { browserStorage } from '@urumuri/ui/browser/storage.ts';
import { useSyncExternalStore } from 'react';
import { type Customer, decodeCustomer } from './customer-token.ts';

export type Session = { customer: Customer | null; cartCount: number; wishlistCount: number };

const tokenKey = 'customerToken';
const countKeys = ['cartCount', 'wishlistCount'] as const;

/** What the server renders: pages never depend on who asks. */
const signedOut: Session = { customer: null, cartCount: 0, wishlistCount: 0 };

const changes = ['storage', 'pageshow'] as const;
const listeners = new Set<() => void>();
let current: Session | undefined;
let isEnded = false;

/** The visitor's session in this browser; the same in every tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

export function getSession(): Session {
  current ??= readSession();
  return current;
}

/** The token to send, or `null` when signed out. */
export function getToken(): string | null {
  return getSession().customer === null ? null : browserStorage.get(tokenKey);
}

/** Whether somebody was signed in here and did not leave by themselves. */
export function hasSessionEnded(): boolean {
  return getSession().customer === null && (isEnded || browserStorage.get(tokenKey) !== null);
}

export function signIn(token: string): void {
  isEnded = false;
  browserStorage.set(tokenKey, token);
  refresh();
}

/** Forgets the customer: because the server no longer knows the token, or because they wish to leave. */
export function signOut(why: 'ended' | 'wished' = 'ended'): void {
  isEnded = why === 'ended';
  for (const key of [tokenKey, ...countKeys]) browserStorage.set(key, null);
  refresh();
}

export type Counts = Pick<Session, 'cartCount' | 'wishlistCount'>;

export function setCounts(counts: Partial<Counts>): void {
  for (const [key, count] of Object.entries(counts)) browserStorage.set(key, String(Math.max(0, count)));
  refresh();
}

/**
 * Sets the counts the server is being asked for. One that changes before it answers may be newer than the answer, and
 * stays; returns whether none has.
 */
export function awaitCounts(): (counts: Partial<Counts>) => boolean {
  const before = getSession();
  return (counts) => {
    const now = getSession();
    const entries = Object.entries(counts) as [keyof Counts, number][];
    const asBefore = entries.filter(([name]) => now[name] === before[name]);
    setCounts(Object.fromEntries(asBefore));
    return asBefore.length === entries.length;
  };
}

/** Calls back after another tab may have changed the session. */
export function onOtherTab(listener: () => void): () => void {
  const hear = () => {
    refresh();
    listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function readSession(): Session {
  const customer = decodeCustomer(browserStorage.get(tokenKey), Date.now());
  if (customer === null) return signedOut;
  return { customer, cartCount: readCount('cartCount'), wishlistCount: readCount('wishlistCount') };
}

function readCount(key: keyof Counts): number {
  const count = Number(browserStorage.get(key));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

function refresh(): void {
  current = readSession();
  for (const listener of listeners) listener();
}

/** Calls back after every change, also from another tab and when the browser brings an old page back. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of changes) addEventListener(event, refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of changes) removeEventListener(event, refresh);
  };
}
