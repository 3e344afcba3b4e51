import { useEffect, useEffectEvent, useRef } from 'react';
import { emitLive, useLiveState } from '../../../platform/live/live-hub.ts';

/**
 * A page may be older than its line, and what was told in between it has not heard. So the shop is asked once
 * whether the newest review shown still is; if not, it answers as it does when one is written.
 */
export function useReviewsCheck(productId: string, newest: string | undefined): void {
  const isOpen = useLiveState() === 'open';
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => {
    // After a gap the page is loaded anew in any case.
    if (hasAsked.current) return;
    hasAsked.current = true;
    emitLive('check_reviews', { productId, newest });
  });
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
}
