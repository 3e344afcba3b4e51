import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { importWithRetry } from '../platform/offline/import-with-retry.ts';

export type Trigger = { fire: () => void; fired: Promise<void> };

/** Starts the loading of lazy components, once. */
export function createTrigger(): Trigger {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fire, fired };
}

/**
 * A component the server renders, and whose code the browser loads once the trigger fires. Until then the server's
 * HTML stays on the screen, and its links work as links do. Same props, same component: rendered again before it is
 * hydrated it would turn blank. Props are plain data.
 */
export function lazyComponent<Props extends object>(
  ready: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  trigger: Trigger,
) {
  let loaded = ready;
  const Waiting = lazy(async () => {
    await trigger.fired;
    return { default: takeOver(await importWithRetry(load)) };
  });
  const Lazy = memo(function LazyComponent(props: Props) {
    // Never exchanged for the loaded one: that would throw away what the visitor has done in it.
    const [Ready] = useState(() => loaded);
    const [atFirst] = useState(props);
    return <Suspense>{Ready ? <Ready {...props} /> : <Waiting atFirst={atFirst} now={props} />}</Suspense>;
  }, isSameData);
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(Lazy, { preload });
}

/** The server's HTML is taken over with what the server knew; what has become of it since is shown right after. */
function takeOver<Props extends object>(Component: ComponentType<Props>) {
  return function TakenOver({ atFirst, now }: { atFirst: Props; now: Props }) {
    const [isHere, setHere] = useState(false);
    useEffect(() => setHere(true), []);
    return <Component {...(isHere ? now : atFirst)} />;
  };
}

/** Loaded again, the same data comes as other objects. */
function isSameData(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
