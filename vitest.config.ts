import { defineConfig } from 'vitest/config';

const componentTests = 'apps/storefront/app/**/*.test.tsx';
const moduleTests = ['apps/server/src/**/*.routes.test.ts', 'apps/server/src/**/*.db.test.ts'];
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
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          sequence: { groupOrder: 0 },
          include: ['{packages,scripts}/**/*.test.ts', 'seed/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/{dist,build}/**', ...moduleTests, processTests],
          setupFiles: ['./vitest.fresh.ts', './vitest.setup.ts'],
          ...workers,
          // Pictures are drawn and databases started beside them: on a busy machine that takes its time.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          sequence: { groupOrder: 1 },
          include: [componentTests],
          environment: './apps/storefront/app/testing/one-window.ts',
          setupFiles: ['./vitest.fresh.ts', './vitest.setup.ts', './apps/storefront/app/testing/clean-page.ts'],
          ...workers,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          sequence: { groupOrder: 2 },
          include: moduleTests,
          setupFiles: ['./vitest.setup.ts', './apps/server/src/testing/cheap-passwords.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          sequence: { groupOrder: 3 },
          include: [processTests],
          setupFiles: ['./vitest.setup.ts'],
          globalSetup: ['./apps/server/src/testing/test-server.ts'],
          ...workers,
          // Three processes start for each shop: on a busy machine that takes its time.
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
