import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EngineStartError, reviveError } from './errors.ts';
import type { FromChild, ToChild } from './messages.ts';

export type EngineExit = { code: number | null; signal: NodeJS.Signals | null };

/** One life of the engine's process. */
export type EngineProcess = {
  pid: number;
  send(message: ToChild): void;
  kill(): void;
  exited: Promise<EngineExit>;
  /** The last words on its error output. */
  lastWords(): string;
};

const KEPT_ERROR_CHARACTERS = 4_000;

/** Beside this file: the source when we run from source, the bundle when we are bundled. */
export function defaultChildPath(): string {
  const name = import.meta.url.endsWith('.ts') ? './child.ts' : './embedded-child.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

export function startEngineProcess(childPath: string, onMessage: (message: FromChild) => void): EngineProcess {
  const child = fork(childPath, [], {
    execArgv: childPath.endsWith('.ts') ? ['--import', findTypeScriptLoader()] : [],
    env: withoutNodeOptions(process.env),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-KEPT_ERROR_CHARACTERS);
  });
  child.on('message', (message) => onMessage(message as FromChild));
  return {
    pid: child.pid ?? 0,
    send: (message) => sendQuietly(child, message),
    kill: () => void child.kill('SIGKILL'),
    exited: waitForExit(child),
    lastWords: () => words.trim(),
  };
}

/** Starts a process, gives it one job, and waits for `isDone`; any failure ends the process. */
export async function runUntil(options: {
  childPath: string;
  job: ToChild;
  timeoutMs: number;
  onMessage?(message: FromChild): void;
  isDone(message: FromChild): boolean;
}): Promise<{ process: EngineProcess; answer: FromChild }> {
  let engineProcess: EngineProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<FromChild>((resolve, reject) => {
      const started = startEngineProcess(options.childPath, (message) => {
        if (message.type === 'failed') reject(reviveError(message.name, message.message));
        else if (options.isDone(message)) resolve(message);
        options.onMessage?.(message);
      });
      engineProcess = started;
      void started.exited.then(({ code, signal }) => {
        const end = signal ?? `code ${code}`;
        reject(new EngineStartError(`The embedded database ended while starting (${end}). ${started.lastWords()}`));
      });
      const limit = `${Math.round(options.timeoutMs / 1000)} s`;
      timer = setTimeout(
        () => reject(new EngineStartError(`The embedded database was not ready within ${limit}.`)),
        options.timeoutMs,
      );
      started.send(options.job);
    });
    if (!engineProcess) throw new EngineStartError('The embedded database did not start.');
    return { process: engineProcess, answer };
  } catch (error) {
    engineProcess?.kill();
    await engineProcess?.exited;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A process that has just died is reported by its exit, not by a message that failed to reach it. */
function sendQuietly(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => undefined);
}

function waitForExit(child: ChildProcess): Promise<EngineExit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null });
    });
  });
}

function findTypeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

/** Options meant for the shop (a debugger's port, a test runner's loader) would hurt the engine. */
function withoutNodeOptions(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = env;
  return rest;
}
