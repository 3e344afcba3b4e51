import { type ComponentType, useEffect, useState } from 'react';

const LATEST_MS = 4_000;

/** A part of the page whose program is fetched when there is nothing more important to do, and may never come. */
export function IdlePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    const cancel = whenIdle(() => {
      void load().then(
        (Loaded) => isWanted && setPart(() => Loaded),
        // Without it the page is as it was loaded; the next one tries again.
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load]);
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
