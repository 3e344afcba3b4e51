import type { RenditionFormat, RenditionWidth } from './rendition-format.ts';

export type WarmItem = { hash: string; width: RenditionWidth; format?: RenditionFormat };
export type WarmProgress = { done: number; total: number };
export type WarmOptions = {
  onProgress?: (progress: WarmProgress) => void;
  signal?: AbortSignal;
};
/** `failed` items are simply made on demand later. */
export type WarmResult = { made: number; failed: number; aborted: boolean };

/** Goes through the list one by one; an item that fails does not stop the rest. */
export async function warmRenditions(
  items: readonly WarmItem[],
  { onProgress, signal }: WarmOptions = {},
  make: (item: WarmItem) => Promise<void>,
): Promise<WarmResult> {
  let made = 0;
  let failed = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      await make(item);
      made += 1;
    } catch {
      failed += 1;
    }
    onProgress?.({ done: made + failed, total: items.length });
  }
  return { made, failed, aborted: signal?.aborted ?? false };
}
