import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const cacheDir = path.join(root, 'node_modules/.cache/urumuri');
export const serverDir = path.join(root, 'apps/server');
export const storefrontDir = path.join(root, 'apps/storefront');
export const consoleDir = path.join(root, 'apps/console');
export const picturesDir = path.join(root, 'demo/pictures');
export const distDir = path.join(serverDir, 'dist');

/** What went wrong, in a sentence for the person at the terminal; no stack trace is shown for it. */
export class PlainError extends Error {}

/**
 * Runs a command of ours: a PlainError is said as it is, anything else keeps its stack.
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((/** @type {unknown} */ error) => {
    process.stderr.write(`${error instanceof PlainError ? error.message : describeError(error)}\n`);
    process.exit(1);
  });
}

/** @param {unknown} error */
export const describeError = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
