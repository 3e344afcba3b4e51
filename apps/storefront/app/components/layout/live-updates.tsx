import { type ComponentType, useEffect, useState } from 'react';

const LATEST_MS = 4_000;

/** Keeps the page up to date. Its program is fetched when the page has nothing more important to do. */
export function LiveUpdates() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    const cancel = whenIdle(() => {
      void import('./live-updates-part.tsx').then(
        ({ LiveUpdatesPart }) => isWanted && setPart(() => LiveUpdatesPart),
        // Without it the page is as it was loaded; the next one tries again.
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, []);
  return Part ? <Part /> : null;
}

function whenIdle(run: () => void): () => void {
  let idle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: LATEST_MS });
    else timer = setTimeout(run, LATEST_MS / 2);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
