import { type RefObject, useEffect, useState } from 'react';
import { animateScroll } from '../../ui/animate-scroll.ts';

const SETTLE_MS = 120;

/**
 * Moves through full-width slides in a ring. Behind the last slide stands a copy of the first: going on
 * from the last slides onto the copy, and then the track jumps back unseen.
 */
export function useLoop(track: RefObject<HTMLElement | null>, slideCount: number, transitionMs: number) {
  const [current, setCurrent] = useState(0);

  const step = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const width = element.clientWidth;
    const position = Math.round(element.scrollLeft / width);
    if (direction === -1 && position === 0) element.scrollTo({ left: slideCount * width, behavior: 'instant' });
    const from = direction === -1 && position === 0 ? slideCount : position % slideCount;
    if (position === slideCount && direction === 1) element.scrollTo({ left: 0, behavior: 'instant' });
    void animateScroll(element, (from + direction) * width, transitionMs);
  };

  const goTo = (index: number) => {
    const element = track.current;
    if (element) void animateScroll(element, index * element.clientWidth, transitionMs);
  };

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let settling: ReturnType<typeof setTimeout>;
    const follow = () => {
      const position = element.scrollLeft / element.clientWidth;
      setCurrent(Math.round(position) % slideCount);
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (Math.round(position) === slideCount) element.scrollTo({ left: 0, behavior: 'instant' });
      }, SETTLE_MS);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(settling);
      element.removeEventListener('scroll', follow);
    };
  }, [track, slideCount]);

  return { current, step, goTo };
}
