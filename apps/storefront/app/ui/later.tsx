import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { Gate } from '../platform/offline/gate.ts';
import { persistentImport } from '../platform/offline/persistent-import.ts';

/**
 * A part of the page the server writes, and whose program comes once its gate opens. Until then what the
 * server wrote stays on the screen, and links in it work as links do. The part is remembered, because one
 * that has not been taken over yet would be blank when rendered anew. Its props are plain data.
 */
export function later<Props extends object>(
  ready: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  gate: Gate,
) {
  let loaded = ready;
  const Waiting = lazy(async () => {
    await gate.opened;
    return { default: await persistentImport(load) };
  });
  const Part = memo(function LaterPart(props: Props) {
    // What it starts as it stays: exchanging it would throw away what the visitor has done in it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }, saySame);
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(Part, { preload });
}

/** Loaded again, the same data comes as other objects. */
function saySame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
