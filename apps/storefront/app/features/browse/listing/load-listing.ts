import { UNREACHABLE_MESSAGE } from '@urumuri/contract';
import { isNetworkError, isShopAway, readFailure } from '@urumuri/ui/offline/page-failure.ts';
import { addressOf, findSnapshot, saveSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { failedMessage, type ListingData } from './listing-data.ts';

/** Going back within this time shows the page at once, without asking again. */
const FRESH_MS = 30_000;

type Loading<Data extends ListingData> = {
  url: URL;
  load: () => Promise<Data>;
  /** What the page shows when nothing could be loaded and there is no snapshot. */
  nothing: Omit<Data, 'result'>;
  signal: AbortSignal;
  nowMs?: number;
};

/**
 * Loads a page of products in the browser. While the shop cannot answer, stale rows of the same query stay in
 * sight and say so; a new query that gets no answer is an error the page can show, never a broken page.
 */
export async function loadListing<Data extends ListingData>(loading: Loading<Data>): Promise<Data> {
  const { url, load, nothing, signal, nowMs = Date.now() } = loading;
  const key = addressOf(url);
  const snapshot = findSnapshot(key);
  // An address is one route's, so its snapshot is what that route loads.
  const known = snapshot?.data as Data | undefined;
  if (known && snapshot && nowMs - snapshot.savedAtMs < FRESH_MS) return known;
  const data = await load().catch((error: unknown): Data => {
    const failure = readFailure(error);
    if (signal.aborted || !(failure || isShopAway(error))) throw error;
    const message = isNetworkError(error) ? UNREACHABLE_MESSAGE : (failure?.message ?? failedMessage);
    return { ...nothing, result: { kind: 'failed', message } } as Data;
  });
  if (data.result.kind === 'found') saveSnapshot(key, data, nowMs);
  else if (known?.result.kind === 'found') return { ...known, result: { ...known.result, isStale: true } };
  return data;
}
