import { addUp, type Figure, writeFigures } from './figures.ts';

/** Below the ten seconds that Prometheus waits, above the five that a worker waits for the database. */
const answerWithinMs = 8000;

const keepCounters = (figures: readonly Figure[]) => figures.filter(({ type }) => type !== 'gauge');

/**
 * The figures of several workers as those of one shop. What a worker has counted stays when it is gone: a counter that
 * falls would be taken for a new start. Of one that does not answer, counters are told as they were last.
 */
export function createGathering<Worker>(ask: (worker: Worker) => void, withinMs = answerWithinMs) {
  const last = new Map<Worker, readonly Figure[]>();
  const waiting = new Map<Worker, () => void>();
  let gone: Figure[] = [];
  let reading: Promise<string> | undefined;

  /** Says whether it has answered. */
  function hear(worker: Worker): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), withinMs).unref();
      waiting.set(worker, () => {
        clearTimeout(timer);
        resolve(true);
      });
      ask(worker);
    });
  }

  async function gather(): Promise<string> {
    const asked = await Promise.all([...last.keys()].map(async (worker) => ({ worker, isFresh: await hear(worker) })));
    const now = asked.flatMap(({ worker, isFresh }) => {
      const figures = last.get(worker);
      if (figures === undefined) return [];
      return isFresh ? figures : keepCounters(figures);
    });
    return writeFigures(addUp([...now, ...gone]));
  }

  return {
    /** From now on it is asked. */
    join: (worker: Worker) => void last.set(worker, []),

    take(worker: Worker, figures: readonly Figure[]): void {
      // What comes from one that is gone was told to nobody, and is counted no more.
      if (!last.has(worker)) return;
      last.set(worker, figures);
      waiting.get(worker)?.();
    },

    leave(worker: Worker): void {
      const left = keepCounters(last.get(worker) ?? []);
      last.delete(worker);
      waiting.get(worker)?.();
      waiting.delete(worker);
      gone = addUp([...gone, ...left]);
    },

    /** In the form of Prometheus. Who asks at once is told the same. */
    read(): Promise<string> {
      reading ??= gather().finally(() => (reading = undefined));
      return reading;
    },
  };
}
