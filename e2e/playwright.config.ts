import { defineConfig, devices } from '@playwright/test';
import path from 'node:path';
import { findInstalledBrowser } from '../scripts/lib/find-program.mjs';
import { dataDir, fillShopFolder, port } from './shop-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const baseURL = `http://127.0.0.1:${port}`;
const chromium = findInstalledBrowser();

/** As few processes as there can be: what they tell each other is work, too. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
/** Hundreds of pictures in every size are work for all, and tell nothing about lists and buttons. */
const noPictures = '--blink-settings=imagesEnabled=false';
const launch = (...more: string[]) => ({
  ...(chromium ? { executablePath: chromium } : {}),
  args: [...flags, ...more],
});
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const phone = {
  ...devices['Galaxy S9+'],
  viewport: { width: 360, height: 740 },
  // One pixel a point: twenty times as many are painted by the processor, and nothing here depends on them.
  deviceScaleFactor: 1,
  launchOptions: launch(noPictures),
};

// Workers read this file too and must leave the running shop alone.
if (process.env.TEST_WORKER_INDEX === undefined) fillShopFolder();

/**
 * Journeys through the built shop on its embedded database with the demo catalogue: on a phone, unless tagged
 * `@desktop`, or `@both` where the page is another one at another size; without pictures, unless tagged `@pictures`.
 * Those tagged `@first` matter most and run in `npm test`; the others, and other sizes, in `npm run test:rest`.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './plain-pictures.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Somebody always waits: for a page, for a line that is cut, for a server that starts.
  workers: 3,
  retries: 0,
  // Generous, because nothing is tried twice: a crowded machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // A trace of every journey would cost more than the journeys; `--trace on` makes one of the one that fails.
    screenshot: 'only-on-failure',
    // What fades and slides is painted by the processor, frame by frame.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Among these are the longest, which mostly wait: one after the other, while others are busy.
    { name: 'desktop', workers: 1, grep: /@desktop|@both/, use: { ...desktop, launchOptions: launch(noPictures) } },
    { name: 'pictures', grep: /@pictures/, use: { ...desktop, launchOptions: launch() } },
    { name: 'first', grep: /@first/, use: phone },
    { name: 'phone', grepInvert: /@desktop|@pictures|@first/, use: phone },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/dist/main.js`,
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // What holds for two processes holds for one; the journeys with a shop of their own have a single one.
      WORKERS: process.env.WORKERS ?? '2',
    },
  },
});
