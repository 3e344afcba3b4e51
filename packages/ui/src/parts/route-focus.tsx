import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Outside the component, because an error page mounts a frame of its own. */
let shownPath: string | undefined;

/** After moving to another page the focus goes to its heading, as a fresh page load would start there. */
export function RouteFocus() {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    // Who has begun to type in the header while the page came goes on typing, and a page may begin in a field of its own.
    if (isFirst || document.activeElement?.matches('header input, main input')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
