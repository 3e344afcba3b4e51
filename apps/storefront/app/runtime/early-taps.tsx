import { createContext, useContext, useEffect } from 'react';
import { useIsFromServer } from '../ui/use-hydrated.ts';
import source from './early-taps.js?raw';

/** Provided where pages are written; by it a page's own scripts are told from any others. */
export const NonceContext = createContext<string | undefined>(undefined);

const code = import.meta.env.SSR ? source : '';

/** Holds what is tapped before the page can answer; the code is part of the page that the server writes. */
export function EarlyTaps() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    // Behind this effect: within it React hydrates nothing that somebody clicks in.
    setTimeout(() => dispatchEvent(new Event('shop:ready')));
  }, []);
  // Made in the browser it would hold nothing, and be refused.
  return (
    useIsFromServer() && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
