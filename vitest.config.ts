import { defineConfig } from 'vitest/config';

const componentTests = ['apps/{storefront,console}/app/**/*.test.tsx', 'packages/ui/src/**/*.test.tsx'];
const moduleTests = ['apps/server/src/**/*.routes.test.ts', 'apps/server/src/**/*.db.test.ts'];
/** Whole files, zips and archives: what `npm run test:rest` adds to the modules. */
const longTests = ['apps/server/src/**/*.long.routes.test.ts', 'apps/server/src/**/*.long.db.test.ts'];
const volumeTests = 'apps/server/src/**/*.volume.test.ts';
const processTests = 'apps/server/src/**/*.process.test.ts';

/**
 * A worker reads the code once and runs file after file: to start anew for each would take longer than most
 * of them.
 */
const workers = { isolate: false, maxWorkers: 2 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    // `npm test` runs two projects at once, and they would write one file.
    cache: false,
    // The limits of last resort, far from what anything takes: a crowded machine is slow, not wrong.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          sequence: { groupOrder: 0 },
          include: ['{packages,scripts}/**/*.test.ts', 'demo/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/{dist,build}/**', ...moduleTests, volumeTests, processTests],
          setupFiles: ['./vitest.fresh.ts', './vitest.setup.ts'],
          ...workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          sequence: { groupOrder: 1 },
          include: componentTests,
          environment: './packages/ui/src/testing/one-window.ts',
          setupFiles: [
            './vitest.fresh.ts',
            './vitest.setup.ts',
            './packages/ui/src/testing/clean-page.ts',
            './apps/storefront/app/testing/sign-out.ts',
          ],
          ...workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          sequence: { groupOrder: 2 },
          include: moduleTests,
          exclude: ['**/node_modules/**', ...longTests],
          setupFiles: ['./vitest.setup.ts', './apps/server/src/testing/cheap-passwords.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          include: longTests,
          setupFiles: ['./vitest.setup.ts', './apps/server/src/testing/cheap-passwords.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'volumes',
          sequence: { groupOrder: 4 },
          include: [volumeTests],
          setupFiles: ['./vitest.setup.ts', './apps/server/src/testing/cheap-passwords.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          sequence: { groupOrder: 5 },
          include: [processTests],
          setupFiles: ['./vitest.setup.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
          // Three processes start for each shop.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
