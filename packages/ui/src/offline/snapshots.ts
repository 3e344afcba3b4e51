import { isApiError, UNREACHABLE_MESSAGE } from '@urumuri/contract';
import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { isNetworkError, isShopAway, type PageFailure, UNAVAILABLE } from './page-failure.ts';

type Snapshot = { data: unknown; savedAtMs: number };

const MAX_SNAPSHOTS = 30;

/** What pages last loaded, by whose they are and their address; the least recent first. */
const snapshots = new Map<string, Snapshot>();

export function saveSnapshot(key: string, pageData: unknown, nowMs = Date.now()): void {
  snapshots.delete(key);
  snapshots.set(key, { data: pageData, savedAtMs: nowMs });
  const [oldest] = snapshots.keys();
  if (oldest !== undefined && snapshots.size > MAX_SNAPSHOTS) snapshots.delete(oldest);
}

export function findSnapshot(key: string): Snapshot | undefined {
  return snapshots.get(key);
}

export function clearSnapshots(): void {
  snapshots.clear();
}

/** The key of a page that is the same for everybody. */
export function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Saves what the server sent with the page: it came past every loader. */
export function useSnapshot(pageData: unknown): void {
  const address = addressOf(useLocation());
  useEffect(() => {
    if (pageData !== undefined) saveSnapshot(address, pageData);
  }, [address, pageData]);
}

type Loading<Data> = {
  url: URL;
  signal: AbortSignal;
  load: () => Promise<Data>;
  /** Who is signed in: what one person was shown is never shown to another. */
  owner?: string;
  /** A frame stands around many pages, and goes on doing so on the way from one to another. */
  isFrame?: boolean;
};

/**
 * Loads a page. While the shop is away, an open page that looks for news goes on showing its snapshot, with
 * everything half-written in it; a page that is only being opened says that it could not be loaded.
 */
export async function loadOrStale<Data>(loading: Loading<Data>): Promise<Data> {
  const { url, signal, load, owner = '', isFrame = false } = loading;
  const address = addressOf(url);
  const key = owner + (isFrame ? ' frame' : address);
  try {
    const pageData = await load();
    saveSnapshot(key, pageData);
    return pageData;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!isShopAway(error)) {
      // The shop has answered: what was known before is no longer true.
      if (isApiError(error)) snapshots.delete(key);
      throw error;
    }
    // On the way to another page the browser is still at the old address.
    const snapshot = isFrame || address === addressOf(location) ? snapshots.get(key) : undefined;
    // An address is one route's, so its snapshot is what that route loads.
    if (snapshot) return snapshot.data as Data;
    if (!isNetworkError(error)) throw error;
    throw data({ message: UNREACHABLE_MESSAGE } satisfies PageFailure, { status: UNAVAILABLE });
  }
}
