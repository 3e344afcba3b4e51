import { useRef, useState } from 'react';
import { animateScroll } from '../../../ui/animate-scroll.ts';

type SnapStripOptions = { count: number; startIndex?: number; transitionMs: number };

/** A row of full-width slides that snaps: which one is in sight, and how to bring another there. */
export function useSnapStrip({ count, startIndex = 0, transitionMs }: SnapStripOptions) {
  const strip = useRef<HTMLUListElement>(null);
  const isMoving = useRef(false);
  const [index, setIndex] = useState(startIndex);

  const show = (target: number) => {
    const wanted = wrapIndex(target, count);
    const element = strip.current;
    setIndex(wanted);
    if (!element) return;
    // Neighbours slide; from one end to the other it would race past everything in between.
    const durationMs = Math.abs(wanted - index) === 1 ? transitionMs : 0;
    isMoving.current = true;
    void animateScroll(element, wanted * element.clientWidth, durationMs).then(() => {
      isMoving.current = false;
    });
  };

  /** For the thumb: the slide that came to rest is the one shown. */
  const followScroll = () => {
    const element = strip.current;
    if (!element || isMoving.current || element.clientWidth === 0) return;
    setIndex(wrapIndex(Math.round(element.scrollLeft / element.clientWidth), count));
  };

  return { strip, index, show, followScroll };
}

/** Past the last comes the first, and the other way round. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
