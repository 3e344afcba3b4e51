import { createHash } from 'node:crypto';
import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/**
 * Putting a statement together costs more than sending it, so each shape of it is put together once. Under
 * its name the database remembers it too, and after a few calls stops planning it anew where one plan is as
 * good as another.
 */
export function prepareOnce<Shape, Prepared>(
  label: string,
  prepare: (executor: Executor, shape: Shape, name: string) => Prepared,
  keyOf: (shape: Shape) => string = JSON.stringify,
): (executor: Executor, shape: Shape) => Prepared {
  const preparedByExecutor = new WeakMap<Executor, Map<string, Prepared>>();
  return (executor, shape) => {
    const key = keyOf(shape);
    const preparedByShape = preparedByExecutor.get(executor);
    const known = preparedByShape?.get(key);
    if (known !== undefined) return known;
    const prepared = prepare(executor, shape, nameOf(label, key));
    if (preparedByShape) preparedByShape.set(key, prepared);
    else preparedByExecutor.set(executor, new Map([[key, prepared]]));
    return prepared;
  };
}

/** Names are cut at 63 bytes, and two statements must not share one. */
function nameOf(label: string, key: string): string {
  return `${label}_${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

/**
 * A limit that stands in the statement itself. Of a limit it is only told later the database supposes a tenth of
 * the table, finds its remembered plan too dear, and plans anew each time.
 */
export function fixedLimit(limit: number): Placeholder {
  // The builder takes any piece of SQL here; its types know of placeholders only.
  return sql.raw(String(limit)) as unknown as Placeholder;
}
