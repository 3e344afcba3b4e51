import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../offline/when-idle.ts';

/** A component whose code is loaded when there is nothing more important to do, and may never come. */
export function LoadWhenIdle({ load }: { load: () => Promise<ComponentType> }) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    const cancel = whenIdle(() => {
      void load().then(
        (component) => isWanted && setLoaded(() => component),
        // Without it the page is as it was loaded; the next one tries again.
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load]);
  return Loaded ? <Loaded /> : null;
}
