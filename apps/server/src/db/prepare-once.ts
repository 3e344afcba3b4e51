import type { Executor } from './client.ts';

/**
 * Putting a statement together costs more than sending it, so each shape of it is put together once.
 * It stays unnamed: the database plans it anew with the values of every call.
 */
export function prepareOnce<Shape, Prepared>(
  prepare: (executor: Executor, shape: Shape) => Prepared,
): (executor: Executor, shape: Shape) => Prepared {
  const preparedByExecutor = new WeakMap<Executor, Map<string, Prepared>>();
  return (executor, shape) => {
    const preparedByShape = preparedByExecutor.get(executor) ?? new Map<string, Prepared>();
    preparedByExecutor.set(executor, preparedByShape);
    const key = JSON.stringify(shape) ?? '';
    const known = preparedByShape.get(key);
    if (known !== undefined) return known;
    const prepared = prepare(executor, shape);
    preparedByShape.set(key, prepared);
    return prepared;
  };
}

/** The name of a statement the database is not asked to remember. */
export const unnamed = '';
