type Batch<Key, Result> = { keys: Set<Key>; result: Promise<Result> };

/**
 * One query for a crowd: who asks while a read is under way shares the next one with everybody else who
 * does. That one begins after they asked, so nobody learns anything older than by a query of their own.
 * A batch that has `enough` keys takes no more callers; the next one follows it.
 */
export function createBatchedRead<Key, Result>(
  read: (keys: Key[]) => Promise<Result>,
  enough = Infinity,
): (keys: Iterable<Key>) => Promise<Result> {
  let next: Batch<Key, Result> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  function openBatch(): Batch<Key, Result> {
    const keys = new Set<Key>();
    const result = underWay.then(() => {
      if (next === batch) next = undefined;
      return read([...keys]);
    });
    underWay = result.catch(() => undefined);
    const batch = { keys, result };
    return batch;
  }

  return (keys) => {
    if (next === undefined || next.keys.size >= enough) next = openBatch();
    for (const key of keys) next.keys.add(key);
    return next.result;
  };
}
