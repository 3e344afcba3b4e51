import type { RenditionFormat, RenditionWidth } from './rendition-format.ts';

export type WarmItem = { hash: string; width: RenditionWidth; format?: RenditionFormat };
export type WarmProgress = { done: number; total: number };
export type WarmOptions = {
  onProgress?: ((progress: WarmProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
};
/** What failed is not lost: it is made, or refused, when somebody asks for it. */
export type WarmResult = {
  done: number;
  failures: Array<{ item: WarmItem; error: unknown }>;
  isAborted: boolean;
};

function waitForAbort(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Goes through the list one by one; an item that fails does not stop the rest. */
export async function warmRenditions(
  items: readonly WarmItem[],
  { onProgress, signal }: WarmOptions,
  make: (item: WarmItem) => Promise<void>,
): Promise<WarmResult> {
  const failures: WarmResult['failures'] = [];
  const aborted = waitForAbort(signal);
  let done = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      // A busy server may keep an item waiting for long; giving up must not.
      await Promise.race([make(item), aborted]);
    } catch (error) {
      failures.push({ item, error });
    }
    if (signal?.aborted) break;
    done += 1;
    onProgress?.({ done, total: items.length });
  }
  return { done, failures, isAborted: signal?.aborted ?? false };
}
