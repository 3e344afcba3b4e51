import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const cacheDir = path.join(root, 'node_modules/.cache/urumuri');
export const serverDir = path.join(root, 'apps/server');
export const storefrontDir = path.join(root, 'apps/storefront');
export const distDir = path.join(serverDir, 'dist');

/** What went wrong, in a sentence for the person at the terminal; no stack trace is shown for it. */
export class PlainError extends Error {}

/** Runs a command of ours: a PlainError is said as it is, anything else keeps its stack. */
export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  });
}
