import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { PlainError, root } from './project.mjs';

function readPackages(file) {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')).packages : undefined;
}

const readInstalled = () => readPackages('node_modules/.package-lock.json');

/** npm writes down what it installed only once it is done; so an interrupted install counts as none. */
export function isInstalled({ withDev }) {
  const installed = readInstalled();
  if (!installed) return false;
  return Object.entries(readPackages('package-lock.json')).every(([location, wanted]) => {
    const isOptional = wanted.optional || wanted.devOptional || (wanted.dev && !withDev);
    if (location === '' || isOptional) return true;
    const found = installed[location];
    return found !== undefined && found.version === wanted.version && found.resolved === wanted.resolved;
  });
}

export const isFirstInstall = () => readInstalled() === undefined;

/** Somebody who works on the shop has its tools installed; a start must not take them away. */
const hasDevPackages = () => Object.values(readInstalled() ?? {}).some((entry) => entry.dev);

/** Exactly what the lock file says, on every platform; `npm ci` never writes to it. */
export async function install({ withDev }) {
  const scope = withDev || hasDevPackages() ? '--include=dev' : '--omit=dev';
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(['ci', scope, ...quiet]);
  if (code === 0) return;
  throw new PlainError(
    `${output}\nThe packages could not be installed; npm's reason is above. The first start needs the internet.`,
  );
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return capture(process.execPath, [npm, ...args], { cwd: root });
  return capture('npm', args, { cwd: root, shell: process.platform === 'win32' });
}
