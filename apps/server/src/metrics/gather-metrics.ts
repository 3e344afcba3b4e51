import { AggregatorRegistry, type Registry } from 'prom-client';

/** What a process has counted, as it tells another one. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Below the ten seconds that Prometheus waits, above the five that a worker waits for the database. */
const answerWithinMs = 8000;
const rising = new Set<unknown>(['counter', 'histogram']);

const keepCounters = (figures: Figures) => figures.filter(({ type }) => rising.has(type));
const addUp = (all: readonly Figures[]) => AggregatorRegistry.aggregate([...all]);

export type Gathering<Worker> = ReturnType<typeof createGathering<Worker>>;

/**
 * The figures of several workers as those of one shop. What a worker has counted stays when it is gone: a counter that
 * falls would be taken for a new start of the shop. Of one that does not answer, counters are told as they were last,
 * and nothing of how it does now.
 */
export function createGathering<Worker>(ask: (worker: Worker) => void, withinMs = answerWithinMs) {
  const last = new Map<Worker, Figures>();
  const waiting = new Map<Worker, () => void>();
  let gone: Promise<Figures> = Promise.resolve([]);
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
    // Read in one go with who is gone: who leaves from here on is among them still.
    const before = gone;
    const now = asked.flatMap(({ worker, isFresh }) => {
      const figures = last.get(worker);
      return figures === undefined ? [] : [isFresh ? figures : keepCounters(figures)];
    });
    return addUp([...now, await before]).metrics();
  }

  return {
    /** From now on it is asked. */
    join: (worker: Worker) => void last.set(worker, []),

    take(worker: Worker, figures: Figures): void {
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
      if (left.length > 0) gone = gone.then((sum) => addUp([sum, left]).getMetricsAsJSON());
    },

    /** In the form of Prometheus. Who asks at once is told the same. */
    read(): Promise<string> {
      reading ??= gather().finally(() => (reading = undefined));
      return reading;
    },
  };
}
