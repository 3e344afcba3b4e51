import { defineConfig } from 'vitest/config';

const moduleTests = ['apps/server/src/**/*.routes.test.ts', 'apps/server/src/**/*.db.test.ts'];

/** Each file of module tests has a database of its own: more at once would only make each slower. */
const moduleWorkers = 2;

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          sequence: { groupOrder: 0 },
          include: ['packages/**/*.test.ts', 'seed/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/{dist,build}/**', ...moduleTests],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          sequence: { groupOrder: 1 },
          include: moduleTests,
          env: { TEST_ENGINE: process.env.TEST_ENGINE ?? 'pglite' },
          setupFiles: ['./vitest.setup.ts'],
          maxWorkers: moduleWorkers,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
