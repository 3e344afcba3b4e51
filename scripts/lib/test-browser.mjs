import { existsSync } from 'node:fs';
import { findInstalledBrowser } from './find-program.mjs';
import { runTool } from './tools.mjs';

/**
 * A browser for the journeys that also starts: an installed one, else Playwright's download.
 * @returns {Promise<{ path?: string | undefined, missing?: string }>}
 */
export async function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed && !existsSync(installed)) return { missing: `CHROMIUM_PATH names no file: ${installed}` };
  if (!installed) {
    const download = await runTool(['@playwright/test', 'playwright'], ['install', 'chromium']);
    if (download.code !== 0)
      return { missing: 'No Chromium or Chrome is installed, and none could be fetched. Set CHROMIUM_PATH to one.' };
  }
  const fault = await tryLaunch(installed);
  if (!fault) return { path: installed };
  return { missing: `${installed ?? "Playwright's Chromium"} does not start on this machine: ${fault}` };
}

/** A browser may be there and its libraries not. */
async function tryLaunch(/** @type {string | undefined} */ executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    await browser.close();
    return undefined;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    return lines.find((line) => /cannot open shared object|Host system is missing/.test(line))?.trim() ?? lines[0];
  }
}
