import { setTimeout as sleep } from 'node:timers/promises';
import { runUntil, type EngineProcess } from './engine-process.ts';
import { messageOf } from './errors.ts';
import type { EmbeddedEvent } from './events.ts';
import type { FromChild, OpenRequest } from './messages.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

export type Supervisor = {
  /** Starts the engine the first time; failures are thrown. */
  open(): Promise<{ port: number | null }>;
  isHealthy(): boolean;
  pid(): number | undefined;
  backup(toFile: string): Promise<void>;
  withBudget: Watchdog['withBudget'];
  close(): Promise<void>;
};

export type SupervisorOptions = {
  childPath: string;
  request: OpenRequest;
  startTimeoutMs: number;
  watchdogBudgetMs: number;
  onEvent(event: EmbeddedEvent): void;
};

const BUSY_BUDGET_MS = 120_000;
const CLOSE_TIMEOUT_MS = 8_000;
const RETRY_DELAYS_MS = [100, 500, 1_000, 2_000, 5_000];

/** Keeps one engine process alive on one directory until it is told to close. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { onEvent, request } = options;
  const pendingBackups = new Map<number, (error: string | null) => void>();
  let current: EngineProcess | undefined;
  let reopening: Promise<void> | undefined;
  let lastBackupId = 0;
  let isClosing = false;

  const watchdog = createWatchdog({
    budgetMs: options.watchdogBudgetMs,
    busyBudgetMs: BUSY_BUDGET_MS,
    ping: () => current?.send({ type: 'ping' }),
    onStall: (silentMs) => {
      if (!current) return;
      onEvent({ type: 'stalled', silentMs, pid: current.pid });
      current.kill();
    },
  });

  const receive = (message: FromChild): void => {
    switch (message.type) {
      case 'pong':
      case 'busy':
      case 'free':
        watchdog.hear(message.type);
        break;
      case 'maintained':
      case 'log':
        onEvent(message);
        break;
      case 'backup-finished':
        settleBackup(message.id, message.error);
        break;
      default:
        break;
    }
  };

  const settleBackup = (id: number, error: string | null): void => {
    pendingBackups.get(id)?.(error);
    pendingBackups.delete(id);
  };

  const start = async () => {
    const { process: engineProcess, answer } = await runUntil({
      childPath: options.childPath,
      job: request,
      timeoutMs: options.startTimeoutMs,
      onMessage: receive,
      isDone: (message) => message.type === 'ready',
    });
    if (answer.type !== 'ready') throw new Error(`The engine answered ${answer.type} to open.`);
    current = engineProcess;
    watchdog.start();
    void engineProcess.exited.then((exit) => {
      watchdog.stop();
      current = undefined;
      for (const id of pendingBackups.keys()) settleBackup(id, 'The embedded database ended during the backup.');
      if (isClosing) return;
      onEvent({ type: 'ended', pid: engineProcess.pid, ...exit, lastWords: engineProcess.lastWords() });
      reopening = reopen();
    });
    return { port: answer.port, origin: answer.origin, pid: engineProcess.pid };
  };

  const reopen = async (): Promise<void> => {
    const startedAt = performance.now();
    for (let attempt = 0; !isClosing; attempt++) {
      try {
        const { pid } = await start();
        onEvent({ type: 'reopened', pid, tookMs: performance.now() - startedAt });
        return;
      } catch (error) {
        const retryInMs = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
        onEvent({ type: 'reopen-failed', message: messageOf(error), retryInMs });
        await sleep(retryInMs);
      }
    }
  };

  const close = async (): Promise<void> => {
    isClosing = true;
    await reopening;
    watchdog.stop();
    if (!current) return;
    const closing = current;
    const timer = setTimeout(() => closing.kill(), CLOSE_TIMEOUT_MS);
    closing.send({ type: 'close' });
    await closing.exited;
    clearTimeout(timer);
  };

  return {
    open: async () => {
      const startedAt = performance.now();
      const { port, origin, pid } = await start();
      if (port !== null) request.address = { port };
      onEvent({ type: 'opened', origin, pid, tookMs: performance.now() - startedAt });
      return { port };
    },
    isHealthy: () => current !== undefined && !isClosing,
    pid: () => current?.pid,
    backup: (toFile) =>
      new Promise((resolve, reject) => {
        if (!current) {
          reject(new Error('The embedded database is not running.'));
          return;
        }
        const id = ++lastBackupId;
        pendingBackups.set(id, (error) => (error === null ? resolve() : reject(new Error(error))));
        current.send({ type: 'backup', id, toFile });
      }),
    withBudget: watchdog.withBudget,
    close,
  };
}
