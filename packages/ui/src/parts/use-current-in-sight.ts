import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a strip of links that scrolls sideways: brings the page one is on to its middle. */
export function useCurrentInSight<E extends HTMLElement>(): RefObject<E | null> {
  const strip = useRef<E>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]');
    if (!strip.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    const box = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += left + width / 2 - (box.left + box.width / 2);
  }, [pathname]);
  return strip;
}
