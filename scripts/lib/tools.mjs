import { readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { root } from './project.mjs';

/**
 * The file behind a package's command, to be run by this very Node.
 * @param {string} packageName
 */
export function findBin(packageName, command = packageName) {
  const manifestFile = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return path.join(path.dirname(manifestFile), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a command of an installed package, `[package, command?]`, and keeps what it says.
 * @param {[packageName: string, command?: string]} tool
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function runTool([packageName, command], args, { env, cwd = root } = {}) {
  const toolEnv = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env };
  return capture(process.execPath, [findBin(packageName, command), ...args], { cwd, env: toolEnv });
}
