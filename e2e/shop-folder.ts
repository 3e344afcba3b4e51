import path from 'node:path';

export const port = Number(process.env.E2E_PORT ?? 3210);

/** Where the shop of the journeys keeps its data. */
export const dataDir = path.resolve(import.meta.dirname, `../test-results/e2e-data-${port}`);
