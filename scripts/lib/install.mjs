import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { PlainError, root } from './project.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages
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
 * @param {{ withDev: boolean, installed?: Packages, locked?: Packages }} of
 */
export function isInstalled({ withDev, installed = readInstalled(), locked = readPackages('package-lock.json') }) {
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([location, wanted]) => {
    const isOptional = wanted.optional || wanted.devOptional || (wanted.dev && !withDev);
    if (location === '' || isOptional) return true;
    const found = installed[location];
    return found !== undefined && found.version === wanted.version && found.resolved === wanted.resolved;
  });
}

export const isFirstInstall = () => readInstalled() === undefined;

/** Somebody who works on the shop has its tools installed; a start must not take them away. */
const hasDevPackages = () => Object.values(readInstalled() ?? {}).some((entry) => entry.dev);

/**
 * Exactly what the lock file says, on every platform; `npm ci` never writes to it.
 * @param {{ withDev: boolean }} options
 */
export async function install({ withDev }) {
  const scope = withDev || hasDevPackages() ? '--include=dev' : '--omit=dev';
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(['ci', scope, ...quiet]);
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
