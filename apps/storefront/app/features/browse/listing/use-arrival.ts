import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { parseListing } from './listing-query.ts';

/**
 * After a filter or a page changed, or was asked for again: the top of the results is in sight, and the
 * keyboard is there when its control has gone or another page was turned to. Going back is left to the
 * router, which knows where the shopper was.
 */
export function useArrival(results: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, search };
    const element = results.current;
    if (before.key === key || cameBack || !element) return;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    const hasTurnedPage = parseListing(before.search).pageNumber !== parseListing(search).pageNumber;
    const isAtPager = document.activeElement?.closest('[data-pager]') !== null;
    if (document.activeElement === document.body || (hasTurnedPage && isAtPager))
      element.focus({ preventScroll: true });
  }, [key, search, cameBack, results]);
}
