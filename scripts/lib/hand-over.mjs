import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCode } from './processes.mjs';
import { root } from './project.mjs';

const parentCheckMs = 500;
/** With this the server ends after an error nobody has caught (apps/server/src/run-shop.ts). */
const crashedCode = 70;
const restartPause = { firstMs: 250, longestMs: 30_000 };
/** A program that has lived so long has not crashed by its start. */
const soundAfterMs = 60_000;

/**
 * Builds what is out of date, of the parts named or of all, in a process of its own, whose memory goes with it; then
 * hands the terminal to a built program as `handOver` does.
 * @param {string[]} parts
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isService?: boolean }} [options]
 */
export function buildAndHandOver(parts, args, env, options) {
  const build = [path.join(root, 'scripts/build.mjs'), ...parts];
  handOver(args, env, { ...options, before: build });
}

/**
 * Hands the terminal to a program and ends with its exit code. Signals sent to us alone, as a service
 * manager does, are passed on; it decides when it is done. A service that crashes is started again, the more
 * slowly the sooner it does; one that ends by itself has said why. What comes `before` must have succeeded.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isService?: boolean, before?: string[] }} [options]
 */
export function handOver(args, env, { isService = false, before } = {}) {
  let isStopping = false;
  let crashes = 0;
  /** @type {import('node:child_process').ChildProcess} */
  let child;

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    isStopping = true;
    if (!child.kill(signal)) process.exit(0);
  }

  /**
   * @param {string[]} program
   * @param {NodeJS.ProcessEnv} programEnv
   * @param {(code: number | null, signal: NodeJS.Signals | null) => void} onExit
   */
  function start(program, programEnv, onExit) {
    child = spawn(process.execPath, program, { stdio: 'inherit', env: programEnv });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    child.once('exit', onExit);
  }

  function run() {
    const startedAt = performance.now();
    start(args, env, (code, signal) => {
      const hasCrashed = signal !== null || code === crashedCode;
      if (isStopping || !isService || !hasCrashed) process.exit(exitCode(code, signal));
      crashes = performance.now() - startedAt > soundAfterMs ? 1 : crashes + 1;
      const pauseMs = Math.min(restartPause.longestMs, restartPause.firstMs * 2 ** (crashes - 1));
      process.stderr.write(`The shop has crashed (${signal ?? code}) and starts again in ${pauseMs / 1000} s.\n`);
      setTimeout(run, pauseMs);
    });
  }

  /** @param {string[]} program */
  function runFirst(program) {
    start(program, process.env, (code, signal) => {
      if (isStopping || code !== 0) process.exit(exitCode(code, signal));
      run();
    });
  }

  if (before) runFirst(before);
  else run();
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
