import { findInstalledBrowser } from '../../scripts/lib/find-program.mjs';

export function findChromium(): string {
  const found = findInstalledBrowser();
  if (!found) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return found;
}
