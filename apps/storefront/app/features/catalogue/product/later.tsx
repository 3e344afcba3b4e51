import { type ComponentType, lazy, memo, Suspense } from 'react';
import { persistentImport } from '../../../lib/persistent-import.ts';
import type { Gate } from './gate.ts';

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
  const Part: ComponentType<Props> =
    ready ??
    lazy(async () => {
      await gate.opened;
      return { default: await persistentImport(load) };
    });
  return memo(function LaterPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }, saySame);
}

/** Loaded again, the same data comes as other objects. */
function saySame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
