import { useEffect, useRef } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router';

/**
 * After moving to another page the focus goes to its heading, as a fresh page load would start there.
 * Scroll positions come back with Back; the router's own component for that needs an inline script.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useScrollRestoration();
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
