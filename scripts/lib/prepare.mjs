import { allParts, buildParts, listStaleParts } from './build.mjs';
import { install, isFirstInstall, isInstalled } from './install.mjs';
import { assertDiskSpace } from './preflight.mjs';
import { createSteps } from './steps.mjs';

/** Installs what is missing and builds what is out of date; says nothing when there is nothing to do. */
export async function prepare({ withDev = false, parts = allParts } = {}) {
  const stale = listStaleParts(parts);
  const toStart = stale.length > 0 ? 'build' : 'run';
  const purpose = withDev ? 'work' : toStart;
  const mustInstall = !isInstalled({ purpose });
  if (!mustInstall && stale.length === 0) return;
  assertDiskSpace({ isFirstInstall: isFirstInstall() });
  const steps = createSteps(stale.length + (mustInstall ? 1 : 0));
  if (mustInstall) await steps.run('Installing packages', () => install(purpose));
  await buildParts(stale, steps);
}
