import { constants } from 'node:os';
import { allParts } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopRunning } from './lib/processes.mjs';
import { runMain } from './lib/project.mjs';

let isStopping = false;

/** Told to end, it ends npm and the builds first, and says nothing of their failing. */
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stopRunning(signal).then(() => process.exit(128 + constants.signals[signal]));
  });
}

const names = process.argv.slice(2);

runMain(async () => {
  try {
    await prepare({ parts: names.length > 0 ? names : allParts });
  } catch (error) {
    if (!isStopping) throw error;
  }
});
