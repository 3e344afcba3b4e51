import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const parentCheckMs = 500;
const stopWithinMs = 15_000;
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
 * manager does, are passed on; it decides when it is done.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function handOver(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  process.on('SIGINT', () => child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(exitCode(code, signal)));
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
