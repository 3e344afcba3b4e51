import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { capture } from './processes.mjs';
import { runTool } from './tools.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser for the journeys: an installed one, else Debian's package, else Playwright's download. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? { path: given } : { missing: `CHROMIUM_PATH names no file: ${given}` };
  const installed = findProgram(names);
  if (installed) return { path: installed };
  if (await installPackage()) {
    const added = findProgram(names);
    if (added) return { path: added };
  }
  const download = await runTool(['@playwright/test', 'playwright'], ['install', 'chromium']);
  if (download.code === 0) return { path: undefined };
  return { missing: 'No Chromium or Chrome is installed, and none could be fetched. Set CHROMIUM_PATH to one.' };
}

async function installPackage() {
  const aptGet = process.getuid?.() === 0 && findProgram(['apt-get']);
  if (!aptGet) return false;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await capture(aptGet, ['update'], options);
  return (await capture(aptGet, ['install', '-y', '--no-install-recommends', 'chromium'], options)).code === 0;
}
