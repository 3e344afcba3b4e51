import cluster, { type Worker } from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setupPrimary } from '@socket.io/cluster-adapter';
import type { Logger } from 'pino';
import { createGuesses } from '../modules/accounts/index.ts';
import { createConnectionCounts } from '../realtime/connection-limits.ts';
import { createMemoryWindows } from '../limits/allowance-windows.ts';
import { createGathering } from '../metrics/gather-metrics.ts';
import { StartError } from '../start-failure.ts';
import type { Assignment, Call, Counts, FromWorker, ToWorker } from './messages.ts';

const mostFailures = 3;
const restartPause = { firstMs: 100, longestMs: 5000 };
/** Who dies sooner than this after being open is restarted more and more slowly. */
const soundAfterMs = 10_000;

/** Starts the workers and replaces those that die, passes events between them and counts for all. */
export async function openWorkers(count: number, log: Logger, environment: NodeJS.ProcessEnv) {
  setupPrimary();
  const sockets = makeSocketFolder();
  const windows = createMemoryWindows();
  const guesses = createGuesses();
  const connections = createConnectionCounts();
  const living = new Set<Worker>();
  const figures = createGathering<Worker>((worker) => send(worker, { kind: 'figures' }));
  let closing = false;
  let giveUp: (error: StartError) => void;
  const givenUp = new Promise<StartError>((resolve) => (giveUp = resolve));

  function start(number: number, failures: number, opening?: { resolve(): void; reject(error: Error): void }): void {
    if (closing) return;
    const assignment: Assignment = { number, workers: count, sockets: sockets.name };
    // Whoever started the shop may have left this open, and some choices hang on that.
    const { NODE_ENV = '' } = environment;
    const worker = cluster.fork({ NODE_ENV, SHOP_WORKER: JSON.stringify(assignment) });
    const counts: Counts = { windows, guesses, held: connections.heldBy(number) };
    let openedAt: number | undefined;
    let sentence = 'A worker of the shop ended before it was open.';
    living.add(worker);

    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'event') for (const other of living) if (other !== worker) send(other, message);
      if (message.kind === 'calls') void answer(worker, counts, message.calls);
      if (message.kind === 'figures') figures.take(worker, message.figures);
      if (message.kind === 'failed') sentence = message.sentence;
      if (message.kind !== 'open') return;
      openedAt = performance.now();
      figures.join(worker);
      opening?.resolve();
    });
    worker.on('exit', (code, signal) => {
      living.delete(worker);
      figures.leave(worker);
      connections.forget(number);
      if (closing) return;
      // A first start that fails would fail again.
      if (opening && openedAt === undefined) return opening.reject(new StartError(sentence));
      log.warn({ worker: number, code, signal }, 'a worker ended and is replaced');
      const isSound = openedAt !== undefined && performance.now() - openedAt > soundAfterMs;
      const failed = isSound ? 0 : failures + 1;
      if (openedAt === undefined && failed >= mostFailures) return giveUp(new StartError(sentence));
      const pauseMs = Math.min(restartPause.longestMs, restartPause.firstMs * 2 ** failed);
      setTimeout(() => start(number, failed), pauseMs);
    });
  }

  /** Ends them all, each as it would end alone. */
  async function close(): Promise<void> {
    closing = true;
    await Promise.all(
      [...living].map((worker) => {
        send(worker, { kind: 'stop' });
        return new Promise((resolve) => worker.once('exit', resolve));
      }),
    );
    sockets.remove();
  }

  try {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((number) => new Promise<void>((resolve, reject) => start(number, 0, { resolve, reject }))),
    );
  } catch (error) {
    closing = true;
    for (const worker of living) worker.process.kill('SIGKILL');
    sockets.remove();
    throw error;
  }
  return {
    close,
    /** What all of them have counted, for Prometheus. */
    readMetrics: figures.read,
    /** Resolves when a worker cannot be replaced: its successors end before they are open. */
    givenUp,
  };
}

/** The workers' private addresses: sockets in a folder nobody else may enter, or named pipes. */
function makeSocketFolder(): { name: string; remove(): void } {
  if (process.platform === 'win32') return { name: `urumuri-${process.pid}`, remove: () => undefined };
  const name = mkdtempSync(path.join(tmpdir(), 'urumuri-'));
  return { name, remove: () => rmSync(name, { recursive: true, force: true }) };
}

function send(worker: Worker, message: ToWorker): void {
  // One that is ending hears nothing any more, and need not.
  worker.send(message, undefined, () => undefined);
}

async function answer(worker: Worker, counts: Counts, calls: Call[]): Promise<void> {
  const values = calls.map(async ({ id, of, method, args }) => {
    const { [method]: called }: Record<string, unknown> = counts[of];
    const value: unknown = typeof called === 'function' ? await Reflect.apply(called, counts[of], args) : undefined;
    return id === undefined ? [] : [{ id, value }];
  });
  const answers = (await Promise.all(values)).flat();
  if (answers.length > 0) send(worker, { kind: 'answers', answers });
}
