type Batch<Key, Result> = { keys: Set<Key>; result: Promise<Result> };

/**
 * One query for a crowd: who asks while a read is under way shares the next one with everybody else who
 * does. That one begins after they asked, so nobody learns anything older than by a query of their own.
 */
export function createSharedRead<Key, Result>(
  read: (keys: Key[]) => Promise<Result>,
): (keys: Iterable<Key>) => Promise<Result> {
  let next: Batch<Key, Result> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  function openBatch(): Batch<Key, Result> {
    const keys = new Set<Key>();
    const result = underWay.then(() => {
      next = undefined;
      return read([...keys]);
    });
    underWay = result.catch(() => undefined);
    return { keys, result };
  }

  return (keys) => {
    next ??= openBatch();
    for (const key of keys) next.keys.add(key);
    return next.result;
  };
}
