import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { parseListing } from './listing-query.ts';

/**
 * After a filter or a page changed: the top of the results is in sight, and the keyboard is there when
 * its control has gone or another page was turned to. Going back is left to the router, which knows
 * where the shopper was.
 */
export function useArrival(results: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const shown = useRef(search);
  useEffect(() => {
    const before = shown.current;
    shown.current = search;
    const element = results.current;
    if (before === search || cameBack || !element) return;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    const hasTurnedPage = parseListing(before).pageNumber !== parseListing(search).pageNumber;
    const isAtPager = document.activeElement?.closest('[data-pager]') !== null;
    if (document.activeElement === document.body || (hasTurnedPage && isAtPager)) element.focus({ preventScroll: true });
  }, [search, cameBack, results]);
}
