import cluster from 'node:cluster';
import path from 'node:path';
import { createAdapter } from '@socket.io/cluster-adapter';
import { createGuesses } from '../modules/accounts/index.ts';
import { createConnectionCounts } from '../realtime/connection-limits.ts';
import { createMemoryWindows } from '../limits/allowance-windows.ts';
import type { NodeChannel } from '../events/node-link.ts';
import type { Figure } from '../metrics/figures.ts';
import type { Assignment, Call, Counts, FromWorker, ToWorker } from './messages.ts';

export type Worker = NonNullable<ReturnType<typeof joinWorkers>>;

/** The primary does nothing but pass messages; one that does not answer at once is being killed. */
const answerWithinMs = 1000;

/** This process as one of several workers; `undefined` when it is the shop by itself, or their primary. */
export function joinWorkers(environment: NodeJS.ProcessEnv) {
  if (!cluster.isWorker) return undefined;
  const assignment = JSON.parse(environment.SHOP_WORKER ?? '') as Assignment;
  // The primary is gone.
  cluster.worker?.on('error', () => process.exit(1));
  const receivers = new Set<(message: ToWorker) => void>();
  process.on('message', (message: ToWorker) => {
    for (const receive of receivers) receive(message);
  });
  const on = <Kind extends ToWorker['kind']>(kind: Kind, react: (message: ToWorker & { kind: Kind }) => void) =>
    receivers.add((message) => {
      if (message.kind === kind) react(message as ToWorker & { kind: Kind });
    });

  return {
    ...assignment,
    counts: countTogether((react) => on('answers', ({ answers }) => react(answers))),
    channel: {
      send: (event) => void send({ kind: 'event', event }),
      listen: async (onEvent) => void on('event', ({ event }) => onEvent(event)),
      close: async () => undefined,
    } satisfies NodeChannel,
    /** Carries what sockets are told between the workers. A dead one is noticed in seconds. */
    adapter: createAdapter({ heartbeatInterval: 1000, heartbeatTimeout: 4000 }),
    /** The private address at which a worker takes requests for the sockets it holds. */
    socketPath: (number: number) =>
      path.join(process.platform === 'win32' ? '\\\\.\\pipe' : '', assignment.sockets, String(number)),
    onStop: (stop: () => void) => void on('stop', stop),
    /** Tells the primary what is counted here whenever it asks. */
    offerFigures: (read: () => Promise<Figure[]>) =>
      void on('figures', () => void read().then((figures) => send({ kind: 'figures', figures }))),
    noteOpen: () => void send({ kind: 'open' }),
    /** Says why this worker cannot open; the shop says it once for all. */
    noteFailure: (sentence: string) => send({ kind: 'failed', sentence }),
  };
}

/** Resolves when the message has left, or cannot any more because the primary is gone. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}

type Answers = { id: number; value: unknown }[];

/** Asks the primary, all calls of a moment in one message; while it does not answer this worker counts for itself. */
function countTogether(onAnswers: (react: (answers: Answers) => void) => void): Counts {
  const waiting = new Map<number, (value: never) => void>();
  let lastId = 0;
  let batch: Call[] = [];

  onAnswers((answers) => {
    for (const { id, value } of answers) {
      waiting.get(id)?.(value as never);
      waiting.delete(id);
    }
  });

  function tell(call: Call): void {
    if (batch.push(call) > 1) return;
    setImmediate(() => {
      void send({ kind: 'calls', calls: batch });
      batch = [];
    });
  }

  function ask<Value>(call: Call, countAlone: () => Value | Promise<Value>): Promise<Value> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        waiting.delete(id);
        resolve(countAlone());
      }, answerWithinMs);
      waiting.set(id, (value) => {
        clearTimeout(timer);
        resolve(value);
      });
      tell({ ...call, id });
    });
  }

  const alone: Counts = {
    windows: createMemoryWindows(),
    guesses: createGuesses(),
    held: createConnectionCounts().heldBy(0),
  };
  return {
    windows: {
      take: (...args) => ask({ of: 'windows', method: 'take', args }, () => alone.windows.take(...args)),
    },
    guesses: {
      take: (...args) => ask({ of: 'guesses', method: 'take', args }, () => alone.guesses.take(...args)),
      forget: (...args) => tell({ of: 'guesses', method: 'forget', args }),
    },
    held: {
      count: (...args) => ask({ of: 'held', method: 'count', args }, () => alone.held.count(...args)),
      add: (...args) => tell({ of: 'held', method: 'add', args }),
      remove: (...args) => tell({ of: 'held', method: 'remove', args }),
    },
  };
}
