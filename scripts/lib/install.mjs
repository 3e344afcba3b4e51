import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { PlainError, root } from './project.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, devDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 * @typedef {'run' | 'build' | 'work'} Purpose what packages are for: running the built shop, building it, working on it
 */

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')).packages : undefined;
}

const readInstalled = () => readPackages('node_modules/.package-lock.json');

/**
 * npm writes down what it installed only once it is done; so an interrupted install counts as none:
 * https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles
 * @param {{ purpose: Purpose, installed?: Packages, locked?: Packages }} of
 */
export function isInstalled({ purpose, installed = readInstalled(), locked = readPackages('package-lock.json') }) {
  if (!installed || !locked) return false;
  const tools = purpose === 'build' ? listBuildTools(locked) : new Set();
  return Object.entries(locked).every(([location, wanted]) => {
    if (location === '' || wanted.optional || wanted.devOptional) return true;
    const found = installed[location];
    if (wanted.dev && purpose === 'run') return true;
    if (wanted.dev && purpose === 'build' && !found) return !tools.has(location);
    return found !== undefined && found.version === wanted.version && found.resolved === wanted.resolved;
  });
}

/**
 * What the applications and packages name to be built with; what it needs in turn came with it.
 * @param {Packages} locked
 */
function listBuildTools(locked) {
  const own = Object.entries(locked).filter(([location]) => location !== '' && !location.includes('node_modules/'));
  return new Set(own.flatMap(([, { devDependencies = {} }]) => Object.keys(devDependencies).map(locationOf)));
}

const locationOf = (/** @type {string} */ name) => `node_modules/${name}`;

export const isFirstInstall = () => readInstalled() === undefined;

/** Somebody who works on the shop has its tools installed; a start must not take them away. */
function hasWorkTools() {
  const installed = readInstalled() ?? {};
  const { devDependencies = {} } = readPackages('package-lock.json')?.[''] ?? {};
  return Object.keys(devDependencies).every((name) => installed[locationOf(name)]);
}

/**
 * Exactly what the lock file says, on every platform; `npm ci` never writes to it. The tools of the whole project, for
 * tests and checks, are those of its root, which `--workspaces` leaves out.
 * @param {Purpose} purpose
 */
export async function install(purpose) {
  const scope = purpose === 'work' || hasWorkTools() ? [] : ['--workspaces'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(['ci', '--include=dev', ...scope, ...quiet]);
  if (code === 0) return;
  throw new PlainError(
    `${output}\nThe packages could not be installed; npm's reason is above. The first start needs the internet.`,
  );
}

/**
 * On Windows the command is a script, which only a shell can run:
 * https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows
 * @param {string[]} args
 */
function runNpm(args) {
  if (process.platform === 'win32') return capture(['npm', ...args].join(' '), [], { cwd: root, shell: true });
  return capture('npm', args, { cwd: root });
}
