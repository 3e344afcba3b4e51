import { allParts, buildParts, listStaleParts } from './build.mjs';
import { install, isFirstInstall, isInstalled } from './install.mjs';
import { assertDiskSpace } from './preflight.mjs';
import { createSteps } from './steps.mjs';

/** Installs what is missing and builds what is out of date; says nothing when there is nothing to do. */
export async function prepare({ withDev = false, parts = allParts } = {}) {
  const mustInstall = !isInstalled({ withDev });
  const stale = listStaleParts(parts);
  if (!mustInstall && stale.length === 0) return;
  assertDiskSpace({ isFirstInstall: isFirstInstall() });
  if (!mustInstall) return buildParts(stale, createSteps(stale.length));
  // Installing empties node_modules, and with it the notes of what has been built.
  const steps = createSteps(1 + parts.length);
  await steps.run('Installing packages', () => install({ withDev }));
  await buildParts(listStaleParts(parts), steps);
}
