import { isRouteErrorResponse } from 'react-router';
import { isShopAway, unreachableMessage } from '../../../platform/api/page-failure.ts';
import { failedMessage } from './failure-messages.ts';
import type { ListingData } from './listing-data.ts';

type Remembered = { data: ListingData; at: number };

/** Going back within this time shows the page at once, without asking again. */
const FRESH_MS = 30_000;
const MOST_REMEMBERED = 30;

/** The pages seen in this tab, by address, the least recent first. */
const memory = new Map<string, Remembered>();

export function rememberListing(address: string, data: ListingData, nowMs = Date.now()): void {
  if (data.result.kind === 'failed' || data.result.isOutdated) return;
  memory.delete(address);
  memory.set(address, { data, at: nowMs });
  for (const oldest of memory.keys()) {
    if (memory.size <= MOST_REMEMBERED) return;
    memory.delete(oldest);
  }
}

export function forgetListings(): void {
  memory.clear();
}

type Loading<Data extends ListingData> = {
  address: string;
  load: () => Promise<Data>;
  /** What the page shows when nothing could be loaded and nothing is remembered. */
  nothing: Omit<Data, 'result'>;
  signal: AbortSignal;
  nowMs?: number;
};

/**
 * Loads a page of products in the browser. When that fails, rows of the same query stay in sight; a
 * new query that fails is an error the page can show, never a broken page.
 */
export async function loadListing<Data extends ListingData>(loading: Loading<Data>): Promise<Data> {
  const { address, load, nothing, signal, nowMs = Date.now() } = loading;
  const known = memory.get(address);
  // An address names one page of one route, so what is kept under it is what that route loads.
  const kept = known?.data as Data | undefined;
  if (known && kept && nowMs - known.at < FRESH_MS) return kept;
  const data = await load().catch((error: unknown): Data => {
    if (signal.aborted || !isShopAway(error)) throw error;
    const message = isRouteErrorResponse(error) ? failedMessage : unreachableMessage;
    return { ...nothing, result: { kind: 'failed', message } } as Data;
  });
  if (data.result.kind === 'found') rememberListing(address, data, nowMs);
  else if (kept?.result.kind === 'found') return { ...kept, result: { ...kept.result, isOutdated: true } };
  return data;
}
