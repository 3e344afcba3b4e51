import { createRequire } from 'node:module';
import path from 'node:path';

const packageDir = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const file = (/** @type {string} */ name) => path.join(packageDir, 'dist/production', name);

/**
 * The router's package has a build for production and names only the other one, so a build of ours names it itself:
 * https://github.com/remix-run/react-router/issues/14102
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: file('index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
];
