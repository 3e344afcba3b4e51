import { type RefObject, useEffect, useState } from 'react';

const TOLERANCE_PX = 4;

/** Whether a sideways scroller has reached its start or its end. */
export function useScrollEdges(list: RefObject<HTMLElement | null>): { isAtStart: boolean; isAtEnd: boolean } {
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const isAtStart = element.scrollLeft <= TOLERANCE_PX;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE_PX;
      setEdges((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [list]);
  return edges;
}
