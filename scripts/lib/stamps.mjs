import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from './project.mjs';

const notInputs = /(^|\/)(node_modules|dist|build|\.react-router|testing)(\/|$)|\.test\.tsx?$/;

/**
 * A hash of the names and contents of every input file, so that touching a file rebuilds nothing.
 * @param {string[]} inputs
 */
export function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} input
 * @returns {string[]}
 */
function listFiles(input) {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [input];
  return readdirSync(absolute, { withFileTypes: true })
    .map((entry) => path.posix.join(input, entry.name))
    .filter((name) => !notInputs.test(name))
    .sort()
    .flatMap(listFiles);
}

/** @param {string} name */
const stampFile = (name) => path.join(cacheDir, `${name}.stamp`);

/**
 * @param {string} name
 * @param {string} hash
 * @param {string[]} outputs
 */
export function isFresh(name, hash, outputs) {
  const stamp = stampFile(name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && outputs.every((file) => existsSync(file));
}

/**
 * @param {string} name
 * @param {string} hash
 */
export function writeStamp(name, hash) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile(name), hash);
}

/**
 * Taken away before building: a build that fails half-way has spoilt what the stamp vouched for.
 * @param {string} name
 */
export function removeStamp(name) {
  rmSync(stampFile(name), { force: true });
}
