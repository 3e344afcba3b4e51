import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

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
 * As shells say it: 128 and its number for a signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
