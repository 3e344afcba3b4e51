import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const parentCheckMs = 500;
const stopWithinMs = 15_000;
/** With this the server ends after an error nobody has caught (apps/server/src/run-shop.ts). */
const crashedCode = 70;
const restartPause = { firstMs: 250, longestMs: 30_000 };
/** A program that has lived so long has not crashed by its start. */
const soundAfterMs = 60_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @typedef {import('node:child_process').SpawnOptions} Options */

/**
 * Everything started here that has not ended yet is asked to stop, and given some seconds to do so.
 * @param {NodeJS.Signals} signal
 */
export async function stopRunning(signal) {
  const ends = [...running].map((child) => {
    child.kill(signal);
    return new Promise((resolve) => child.once('close', resolve));
  });
  await Promise.race([Promise.all(ends), sleep(stopWithinMs, undefined, { ref: false })]);
  for (const child of running) child.kill('SIGKILL');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 */
function start(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end and keeps what it said.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (/** @type {string} */ text) => (output += text);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Starts a program that is to keep running; `stop` asks it to end and waits until it has.
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { stopSignal?: NodeJS.Signals }} [options]
 */
export function startService(command, args, { stopSignal = 'SIGTERM', ...options } = {}) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  return {
    output: () => output,
    hasEnded: () => hasEnded,
    async stop() {
      child.kill(stopSignal);
      const lastResort = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(lastResort);
    },
  };
}

/**
 * Hands the terminal to a program and ends with its exit code. Signals sent to us alone, as a service
 * manager does, are passed on; it decides when it is done. A service that crashes is started again, the more
 * slowly the sooner it does; one that ends by itself has said why.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isService?: boolean }} [options]
 */
export function handOver(args, env, { isService = false } = {}) {
  let isStopping = false;
  let crashes = 0;
  /** @type {import('node:child_process').ChildProcess} */
  let child;

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    isStopping = true;
    if (!child.kill(signal)) process.exit(0);
  }

  function run() {
    const startedAt = performance.now();
    child = spawn(process.execPath, args, { stdio: 'inherit', env });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    child.once('exit', (code, signal) => {
      const hasCrashed = signal !== null || code === crashedCode;
      if (isStopping || !isService || !hasCrashed) process.exit(exitCode(code, signal));
      crashes = performance.now() - startedAt > soundAfterMs ? 1 : crashes + 1;
      const pauseMs = Math.min(restartPause.longestMs, restartPause.firstMs * 2 ** (crashes - 1));
      process.stderr.write(`The shop has crashed (${signal ?? code}) and starts again in ${pauseMs / 1000} s.\n`);
      setTimeout(run, pauseMs);
    });
  }

  run();
  process.on('SIGINT', () => stop('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event) onParentGone(() => stop('SIGTERM'));
}

/**
 * npm runs us through a shell, which dies of a signal meant for us without passing it on.
 * @param {() => void} react
 */
function onParentGone(react) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, parentCheckMs);
  timer.unref();
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
