import { existsSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { consoleDir, distDir, picturesDir, root, storefrontDir } from './project.mjs';
import { hashInputs, isFresh, removeStamp, writeStamp } from './stamps.mjs';

const packages = ['packages', 'package-lock.json'];
const pageBuilds = [...packages, 'tsconfig.base.json', 'scripts/lib/build-pages.mjs'];

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {() => Promise<void>} build
 */

/**
 * What is built, from what. Building a part again is decided by the content of its inputs alone.
 * @type {Part[]}
 */
const allKnownParts = [
  {
    name: 'pages',
    title: 'Building the pages',
    inputs: ['apps/storefront', ...pageBuilds],
    outputs: [path.join(storefrontDir, 'build/server/index.js'), path.join(storefrontDir, 'build/client/assets')],
    build: async () => (await import('./build-pages.mjs')).buildPages(storefrontDir),
  },
  {
    name: 'console',
    title: 'Building the console',
    inputs: ['apps/console', ...pageBuilds],
    outputs: [path.join(consoleDir, 'build/client/index.html'), path.join(consoleDir, 'build/client/assets')],
    build: async () => (await import('./build-pages.mjs')).buildPages(consoleDir),
  },
  {
    name: 'server',
    title: 'Building the server',
    inputs: ['apps/server/src', ...packages, 'scripts/lib/build-server.mjs'],
    outputs: ['main.js', 'seed.js', 'backup.js'].map((file) => path.join(distDir, file)),
    build: async () => (await import('./build-server.mjs')).buildServer(),
  },
  {
    name: 'pictures',
    title: 'Drawing the demo catalogue',
    inputs: ['demo', 'scripts/lib/build-pictures.mjs'],
    outputs: [path.join(picturesDir, 'build/banners')],
    build: async () => (await import('./build-pictures.mjs')).buildPictures(),
  },
];

/** What was deleted is not built: a shop of one's own has no `demo/`. */
const parts = allKnownParts.filter(({ inputs: [folder = ''] }) => existsSync(path.join(root, folder)));

/** @param {Part} part */
const hashOf = (part) => hashInputs(part.inputs);

/** Every part, in the order in which they are built. */
export const allParts = parts.map((part) => part.name);

/**
 * The parts that are out of date, of those asked for.
 * @param {string[]} names
 */
export function listStaleParts(names) {
  return parts.filter((part) => names.includes(part.name) && !isFresh(part.name, hashOf(part), part.outputs));
}

/**
 * @param {Part[]} stale
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 */
export async function buildParts(stale, steps) {
  if (stale.length === 0) return;
  await withBuildLock(async () => {
    for (const part of stale) await steps.run(part.title, () => buildPart(part));
  });
}

/** @param {Part} part */
async function buildPart(part) {
  const hash = hashOf(part);
  // Another command may have built it while this one waited for its turn.
  if (isFresh(part.name, hash, part.outputs)) return;
  removeStamp(part.name);
  await part.build();
  writeStamp(part.name, hash);
}
