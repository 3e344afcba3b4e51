import { useEffect, useEffectEvent } from 'react';
import { listenLive } from '@urumuri/ui/live/live-hub.ts';

/** Everybody who looks at the product hears of a review at once; they do not all ask in the same moment. */
const EARLIEST_MS = 150;
const SPREAD_MS = 2_000;

/** Calls soon after a review of this product was written, once for many of them. */
export function useReviewsUpdated(productId: string, onUpdated: () => void): void {
  const run = useEffectEvent(onUpdated);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenLive('reviewsUpdated', (event) => {
      if (event.productId !== productId) return;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          run();
        },
        EARLIEST_MS + Math.random() * SPREAD_MS,
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [productId]);
}
