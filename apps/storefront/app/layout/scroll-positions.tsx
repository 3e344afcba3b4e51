import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Scroll positions come back with Back; the router's own component for that needs an inline script. */
export function ScrollPositions() {
  useScrollRestoration();
  return null;
}
